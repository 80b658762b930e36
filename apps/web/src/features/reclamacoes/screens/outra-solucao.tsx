import { EFEITO_DA_SOLUCAO, SOLUCAO } from '@rateia/domain/reclamacoes/listagens';
import { rotuloDe } from '@rateia/domain/tabela';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { irPara } from '../../../lib/navegador.ts';
import { paths } from '../../../lib/paths.ts';
import { Nota } from '../../../ui/base/nota.tsx';
import { Valor } from '../../../ui/dinheiro/valor.tsx';
import { OssoCartao } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { PassoFluxo } from '../../../ui/fluxo/passo-fluxo.tsx';
import { CampoArea } from '../../../ui/formulario/campo-area.tsx';
import { Opcoes } from '../../../ui/formulario/opcoes.tsx';
import type { Reclamacao } from '../mutations.ts';
import { useInteragir } from '../mutations.ts';
import { reclamacoesQueries, useNumeroDaBusca } from '../queries.ts';

/** /reclamacao/outra-solucao: the member does not accept, and says what would help; twice at most (REGRAS 2.7). */
export function TelaOutraSolucao() {
  const id = useNumeroDaBusca('id');
  const consulta = useQuery(reclamacoesQueries.uma(id));
  const [solucao, setSolucao] = useState<NonNullable<Reclamacao['solucao']>>();
  const [texto, setTexto] = useState('');
  const [falta, setFalta] = useState(false);
  const historico = paths.reclamacaoHistorico(id);
  const pedir = useInteragir(() => irPara(historico, { substitui: true }));
  const dados = consulta.data;
  const pode = dados?.acoes.includes('outraSolucao') === true;
  function enviar(): void {
    setFalta(solucao === undefined);
    if (solucao === undefined) return;
    const interacao = { tipo: 200, solucao, texto: texto.trim() } as const;
    pedir.mutate({ body: { idReclamacao: id, interacao } });
  }
  return (
    <PassoFluxo
      pergunta="O que resolve para você?"
      {...(pode ? { apoio: apoio(dados) } : {})}
      voltar={historico}
      {...(pode ? { aoContinuar: enviar } : { href: historico })}
      acao={pode ? 'Pedir outra solução' : 'Ver a reclamação'}
      fazendo={pedir.isPending && 'Enviando'}
    >
      <Consulta consulta={consulta} erro="Não conseguimos carregar as soluções" esqueleto={<OssoCartao />}>
        {(r) =>
          r.acoes.includes('outraSolucao') ? (
            <>
              <Opcoes
                rotulo="Solução"
                erro={falta ? 'Escolha uma solução para enviar.' : undefined}
                valor={solucao}
                aoEscolher={setSolucao}
                opcoes={r.opcoes
                  .filter((o) => o.solucao !== r.proposta?.solucao || r.proposta.dias !== null)
                  .map((o) => ({
                    valor: o.solucao,
                    titulo: rotuloDe(SOLUCAO, o.solucao),
                    detalhe: EFEITO_DA_SOLUCAO[o.solucao],
                    fim: o.total === 0 ? 'Sem devolução' : <Valor valor={o.total} />,
                  }))}
              />
              <CampoArea rotulo="Por quê? (opcional)" value={texto} onChange={setTexto} maxLength={2000} />
            </>
          ) : (
            <Nota>Não há uma proposta esperando você.</Nota>
          )
        }
      </Consulta>
    </PassoFluxo>
  );
}

function apoio({ adminNome, rodadasRestantes }: Reclamacao): string {
  return rodadasRestantes > 1
    ? `${adminNome} responde de novo. Se você recusar mais uma vez, uma pessoa da equipe decide.`
    : 'É a segunda recusa: uma pessoa da equipe lê tudo e decide em até 5 dias úteis.';
}
