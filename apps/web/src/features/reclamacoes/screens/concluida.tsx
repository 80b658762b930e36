import { useQuery } from '@tanstack/react-query';
import { limitePerto, noTexto } from '../../../lib/momento.ts';
import { paths } from '../../../lib/paths.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { Valor } from '../../../ui/dinheiro/valor.tsx';
import { OssoCartao } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { PassoFluxo } from '../../../ui/fluxo/passo-fluxo.tsx';
import { Andamento } from '../components/andamento.tsx';
import type { Reclamacao } from '../mutations.ts';
import { reclamacoesQueries, useNumeroDaBusca } from '../queries.ts';

/** /reclamacao/concluida: it was sent, or it is over; what happens next. */
export function TelaConcluida() {
  const id = useNumeroDaBusca('id');
  const consulta = useQuery(reclamacoesQueries.uma(id));
  const r = consulta.data;
  return (
    <PassoFluxo
      pergunta={r === undefined ? 'Reclamação' : titulo(r)}
      voltar={paths.reclamacoesHistorico()}
      href={paths.reclamacaoHistorico(id)}
      acao="Acompanhar"
      alternativa={
        <Botao variante="texto" bloco href={paths.reclamacoesHistorico()}>
          Minhas reclamações
        </Botao>
      }
    >
      <Consulta consulta={consulta} erro="Não conseguimos carregar a reclamação" esqueleto={<OssoCartao />}>
        {(lida) => (
          <>
            {lida.papel === 'membro' && lida.devolvido > 0 && (
              <Cartao tom="manga" titulo="Voltou para você">
                <Valor valor={lida.devolvido} tamanho="xl" />
              </Cartao>
            )}
            {lida.prazo !== null && (
              <p>{`${lida.prazo.titulo} ${noTexto(limitePerto(lida.prazo.limite))}. ${lida.prazo.seVencer}`}</p>
            )}
            <Cartao titulo="Andamento">
              <Andamento reclamacao={lida} />
            </Cartao>
          </>
        )}
      </Consulta>
    </PassoFluxo>
  );
}

function titulo({ statusTela, estado, id }: Reclamacao): string {
  if (estado === 'acordoFeito') return 'Vocês fizeram um acordo';
  if (statusTela === 3) return 'Reclamação fechada';
  return `Reclamação nº ${id} enviada`;
}
