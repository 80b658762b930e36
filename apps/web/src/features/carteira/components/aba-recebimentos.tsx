import { formatarDia } from '@rateia/domain/datas-formatadas';
import { paths } from '../../../lib/paths.ts';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { LinhaLista, Lista } from '../../../ui/base/lista.tsx';
import { ListaDefinicao } from '../../../ui/base/lista-definicao.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { Valor } from '../../../ui/dinheiro/valor.tsx';
import { Tile } from '../../../ui/grupo/tile.tsx';
import type { Recebimentos } from '../queries.ts';
import { proximaLiberacao } from '../recebimentos.ts';
import c from './aba-extrato.module.css';

/** What an administrator has to receive, by group. */
export function AbaRecebimentos({ recebimentos }: { recebimentos: Recebimentos }) {
  const { grupos, totais } = recebimentos;
  return (
    <div className={c['aba']}>
      <Cartao>
        <ListaDefinicao
          itens={[
            {
              rotulo: 'Previsto',
              detalhe: 'Já pago pelos membros, com data para liberar',
              valor: <Valor valor={totais.previsto} tamanho="md" />,
            },
            ...(totais.bloqueado > 0
              ? [{ rotulo: 'Bloqueado', detalhe: 'Espera uma pendência', valor: <Valor valor={totais.bloqueado} /> }]
              : []),
            { rotulo: 'Já recebido', valor: <Valor valor={totais.realizado} /> },
          ]}
        />
      </Cartao>
      <Cartao rente>
        <Lista>
          {grupos.map((grupo) => {
            const proxima = proximaLiberacao(grupo.previsoes);
            return (
              <LinhaLista
                key={grupo.idGrupo}
                inicio={<Tile cor={grupo.cor} icone={grupo.icone} tamanho={44} />}
                titulo={grupo.nome}
                detalhe={quandoVem(grupo)}
                fim={<Valor valor={proxima?.valor ?? grupo.previsto} tamanho="linha" />}
                href={paths.carteiraRecebimentosGrupo(grupo.idGrupo)}
              />
            );
          })}
        </Lista>
      </Cartao>
      <Nota>
        O valor de cada membro é liberado depois que ele confirma o acesso, em 7 a 30 dias conforme o seu histórico como
        administrador. Até lá ele fica guardado.
      </Nota>
    </div>
  );
}

/** The next date, or why there is none. */
function quandoVem({ previsoes, previsto }: Recebimentos['grupos'][number]): string {
  const proxima = proximaLiberacao(previsoes);
  if (proxima !== undefined) return `Libera em ${formatarDia(proxima.dia)}`;
  return previsto > 0 ? 'A data sai quando os membros confirmarem o acesso' : 'Nada previsto agora';
}
