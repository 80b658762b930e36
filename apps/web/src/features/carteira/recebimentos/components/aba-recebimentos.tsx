import { paths } from '../../../../lib/paths.ts';
import { proximaRealizacao } from '../../../../lib/proxima-realizacao.ts';
import { useRegras } from '../../../../lib/regras.ts';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { LinhaLista, Lista } from '../../../../ui/base/lista.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import { Tile } from '../../../../ui/grupo/tile.tsx';
import c from '../../extrato/components/aba-extrato.module.css';
import type { Recebimentos } from '../../queries.ts';
import { quandoVem } from '../recebimentos.ts';

/** An administrator's receivables, by group. */
export function AbaRecebimentos({ recebimentos }: { readonly recebimentos: Recebimentos }) {
  const liberacao = useRegras()?.liberacao;
  const { grupos, totais } = recebimentos;
  return (
    <div className={c['aba']}>
      <Cartao>
        <ListaDefinicao
          itens={[
            {
              rotulo: 'Previsto',
              detalhe: 'Meses pagos que ainda não liberamos, e faturas que os membros vão pagar',
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
            const proxima = proximaRealizacao(grupo.previsoes);
            return (
              <LinhaLista
                key={grupo.idGrupo}
                inicio={<Tile cor={grupo.cor} icone={grupo.icone} tamanho={44} />}
                titulo={grupo.nome}
                detalhe={quandoVem(grupo)}
                situacao={<Valor valor={proxima?.valor ?? grupo.previsto} tamanho="linha" />}
                href={paths.carteiraRecebimentosGrupo(grupo.idGrupo)}
              />
            );
          })}
        </Lista>
      </Cartao>
      <Nota>
        O valor de cada membro é liberado depois que ele confirma o acesso
        {liberacao && `, em ${liberacao.diasNoMinimo} a ${liberacao.diasNoMaximo} dias`} conforme o seu histórico como
        administrador. Até lá ele fica guardado.
      </Nota>
    </div>
  );
}
