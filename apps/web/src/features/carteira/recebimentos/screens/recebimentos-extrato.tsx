import { emCsv } from '@rateia/domain/carteira/planilha';
import { diaDe } from '@rateia/domain/datas';
import { formatarDiaNumerico } from '@rateia/domain/datas-formatadas';
import { centavos } from '@rateia/domain/dinheiro';
import { useQuery } from '@tanstack/react-query';
import { baixarTexto } from '../../../../lib/baixar.ts';
import { useParametroId } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { LinhaLista, Lista } from '../../../../ui/base/lista.tsx';
import { Secao } from '../../../../ui/base/secao.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../../ui/estado/vazio.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import type { Recebimentos } from '../../queries.ts';
import { carteiraQueries } from '../../queries.ts';
import type { Recebida } from '../recebidas.ts';
import { porMes, recebidasDe } from '../recebidas.ts';
import c from './recebimentos-grupo.module.css';

/** /carteira/recebimentos/grupo/{id}/extrato (spec 2, §2): what one group has paid, month by month, and as a table. */
export function TelaRecebimentosExtrato() {
  const id = useParametroId();
  const recebimentos = useQuery(carteiraQueries.recebimentos());
  return (
    <Pagina titulo="Extrato do grupo" voltar={paths.carteiraRecebimentosGrupo(id)} largura="media">
      <Consulta
        consulta={recebimentos}
        esqueleto={<OssoLista />}
        erro="Não conseguimos carregar os recebimentos"
        vazio={{
          quando: ({ grupos }) => recebidasDe(grupos, id).length === 0,
          mostra: (
            <Vazio
              titulo="Este grupo ainda não pagou nada"
              detalhe="Cada valor liberado para você aparece aqui, no mês em que caiu no saldo."
              acao={<Botao href={paths.carteiraCreditos({ filtro: 'recebimentos' })}>Ver recebimentos</Botao>}
            />
          ),
        }}
      >
        {({ grupos }) => <Recebidas grupos={grupos} id={id} />}
      </Consulta>
    </Pagina>
  );
}

interface RecebidasProps {
  readonly grupos: Recebimentos['grupos'];
  readonly id: number;
}

function Recebidas({ grupos, id }: RecebidasProps) {
  const recebidas = recebidasDe(grupos, id);
  return (
    <div className={c['tela']}>
      {porMes(recebidas).map(({ mes, total, itens }) => (
        <Secao key={mes} titulo={mes} lado={<Valor valor={total} />}>
          <Cartao rente>
            <Lista>
              {itens.map(({ id: previsao, membro, em, valor }) => (
                <LinhaLista
                  key={previsao}
                  titulo={membro}
                  detalhe={`Caiu em ${formatarDiaNumerico(diaDe(em))}`}
                  fim={<Valor valor={valor} />}
                />
              ))}
            </Lista>
          </Cartao>
        </Secao>
      ))}
      <Botao variante="suave" bloco onClick={() => baixarTexto(`recebimentos-${id}.csv`, tabela(recebidas))}>
        Baixar planilha
      </Botao>
    </div>
  );
}

function tabela(recebidas: readonly Recebida[]): string {
  const linhas = recebidas.map(({ em, membro, valor }) => [
    formatarDiaNumerico(diaDe(em)),
    membro,
    { valor: centavos(valor) },
  ]);
  return emCsv([['Data', 'Membro', 'Valor'], ...linhas]);
}
