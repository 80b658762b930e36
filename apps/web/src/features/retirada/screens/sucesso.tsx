import { ID_ESTADO_RETIRADA, ID_TIPO_RETIRADA } from '@rateia/domain/retirada/regras';
import { useQuery } from '@tanstack/react-query';
import { useBusca } from '../../../lib/navegacao.ts';
import { paths } from '../../../lib/paths.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../ui/base/lista-definicao.tsx';
import { dialogos } from '../../../ui/dialogo/dialogos.ts';
import { Valor } from '../../../ui/dinheiro/valor.tsx';
import { OssoLista } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../ui/estado/vazio.tsx';
import { Passos } from '../../../ui/fluxo/passos.tsx';
import { Pagina } from '../../../ui/layout/pagina.tsx';
import { encerrada, passosDaRetirada } from '../linha-do-tempo.ts';
import { useCancelarRetirada } from '../mutations.ts';
import type { Retirada } from '../queries.ts';
import { retiradaQueries } from '../queries.ts';
import c from './sucesso.module.css';

const E = ID_ESTADO_RETIRADA;
const titulos: Partial<Record<Retirada['estado'], string>> = {
  [E.concluida]: 'Retirada concluída',
  [E.devolvida]: 'A retirada voltou para o seu saldo',
  [E.falhou]: 'A retirada voltou para o seu saldo',
  [E.cancelada]: 'Retirada cancelada',
};

/** /carteira/retirada/sucesso (spec 2, §2): where the withdrawal stands; it goes on by itself until the money arrives. */
export function TelaRetiradaSucesso() {
  const { idRetirada = '' } = useBusca();
  const retirada = useQuery({ ...retiradaQueries.acompanhar(idRetirada), enabled: idRetirada !== '' });
  const titulo = (retirada.data && titulos[retirada.data.estado]) ?? 'Retirada a caminho';
  return (
    <Pagina titulo={titulo} voltar={paths.carteiraCreditos()} largura="estreita">
      {idRetirada === '' ? (
        <Vazio
          titulo="Nenhuma retirada em andamento"
          acao={<Botao href={paths.carteiraCreditos()}>Ver carteira</Botao>}
        />
      ) : (
        <Consulta consulta={retirada} esqueleto={<OssoLista quantos={2} />} erro="Não conseguimos carregar a retirada">
          {(dados) => <Acompanhar retirada={dados} />}
        </Consulta>
      )}
    </Pagina>
  );
}

function Acompanhar({ retirada }: { readonly retirada: Retirada }) {
  const { id, tipoId, linhas, valorLiquido, identificador, podeCancelar } = retirada;
  const cancelar = useCancelarRetirada();
  async function desistir(): Promise<void> {
    const sim = await dialogos.mostrar({
      titulo: 'Cancelar esta retirada?',
      corpo: 'O valor volta inteiro para o seu saldo, na hora.',
      acao: 'Cancelar retirada',
      escape: 'Manter retirada',
      perigo: true,
    });
    if (sim) cancelar.mutate({ params: { id } });
  }
  return (
    <div className={c['tela']}>
      <Cartao>
        <p className={c['apoio']}>
          {tipoId === ID_TIPO_RETIRADA.boleto ? 'Boleto' : encerrada(retirada) ? 'Valor líquido' : 'Você recebe'}
        </p>
        <Valor valor={valorLiquido} tamanho="xl" />
        <p className={c['apoio']}>{paraOnde(retirada)}</p>
      </Cartao>
      <Cartao titulo="Andamento">
        <div role="status">
          <Passos passos={passosDaRetirada(retirada)} />
        </div>
      </Cartao>
      <Cartao titulo="A conta">
        <ListaDefinicao
          itens={[
            ...linhas.map((linha) => ({
              chave: linha.chave,
              rotulo: linha.rotulo,
              valor: linha.conta === undefined || linha.valor !== 0 ? <Valor valor={linha.valor} /> : linha.conta,
            })),
            { rotulo: 'Líquido', valor: <Valor valor={valorLiquido} tamanho="md" />, total: true },
            ...(identificador === null
              ? []
              : [
                  {
                    rotulo: tipoId === ID_TIPO_RETIRADA.pix ? 'Identificação do Pix' : 'Identificação no banco',
                    valor: <span className={c['codigo']}>{identificador}</span>,
                  },
                ]),
          ]}
        />
      </Cartao>
      <Botao tamanho="lg" bloco href={paths.carteiraCreditos()}>
        Ver carteira
      </Botao>
      {podeCancelar && (
        <Botao variante="texto" bloco fazendo={cancelar.isPending && 'Cancelando'} onClick={() => void desistir()}>
          Cancelar retirada
        </Botao>
      )}
    </div>
  );
}

function paraOnde({ chave, conta, boleto }: Retirada): string {
  if (boleto !== null) return `Para ${boleto.beneficiario}`;
  if (conta !== null) return `TED para ${conta.banco.nome}, conta ${conta.conta}`;
  return chave === null ? '' : `Chave Pix CPF ${chave.chave}`;
}
