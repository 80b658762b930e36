import { useQuery } from '@tanstack/react-query';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { limitePerto, noTexto, quantoFalta } from '../../../lib/momento.ts';
import { paths } from '../../../lib/paths.ts';
import { agora } from '../../../lib/relogio.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { Ligacao } from '../../../ui/base/ligacao.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { OssoCartao } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { PassoFluxo } from '../../../ui/fluxo/passo-fluxo.tsx';
import { Passos } from '../../../ui/fluxo/passos.tsx';
import { useAgora } from '../../../ui/fluxo/use-agora.ts';
import c from '../components/reclamacao.module.css';
import { reclamacoesQueries, useNumeroDaBusca } from '../queries.ts';

type DoGrupo = RespostaDe<'getReclamacaoDoGrupo'>;
const UM_MINUTO = 60_000;

/** /reclamacao/informacoes: what a complaint is, and first of all the talk with the administrator (REGRAS 2.7). */
export function TelaInformacoesDaReclamacao() {
  const grupo = useNumeroDaBusca('grupo');
  const consulta = useQuery({ ...reclamacoesQueries.doGrupo(grupo), enabled: grupo > 0 });
  const dados = consulta.data;
  const emCurso = dados?.aberta != null && dados.rascunho === null ? dados.aberta : undefined;
  return (
    <PassoFluxo
      pergunta={dados === undefined ? 'Reclamar de um grupo' : `Reclamar de ${dados.grupo.nome}`}
      passo={1}
      de={4}
      voltar={grupo > 0 ? paths.grupoMembro(grupo) : paths.reclamacoesHistorico()}
      {...(emCurso === undefined
        ? grupo > 0 && dados?.tarde !== true
          ? { href: paths.reclamacaoDadosGrupo({ grupo }) }
          : { href: paths.reclamacoesHistorico() }
        : { href: paths.reclamacaoHistorico(emCurso) })}
      acao={
        emCurso !== undefined
          ? 'Ver a reclamação'
          : grupo === 0 || dados?.tarde === true
            ? 'Ver as reclamações'
            : 'Continuar'
      }
      alternativa={
        grupo > 0 && (
          <Botao variante="texto" bloco href={paths.grupoMembroMensagem(grupo)}>
            Falar com o administrador
          </Botao>
        )
      }
    >
      {grupo > 0 && (
        <Consulta consulta={consulta} erro="Não conseguimos carregar o grupo" esqueleto={<OssoCartao />}>
          {(lido) => <AntesDeReclamar dados={lido} />}
        </Consulta>
      )}
      <Cartao titulo="Como funciona">
        <div className={c['pilha']}>
          <Passos
            passos={[
              {
                titulo: 'Você conta o que aconteceu',
                detalhe: 'Nós juntamos os pagamentos, as entregas e as mensagens.',
                estado: 'agora',
              },
              {
                titulo: 'O administrador responde',
                detalhe: 'Em 24 horas se parou de funcionar, em 48 nos outros casos.',
                estado: 'depois',
              },
              { titulo: 'Vocês combinam', detalhe: 'Cada proposta mostra a conta do que volta.', estado: 'depois' },
              {
                titulo: 'Sem acordo, a equipe decide',
                detalhe: 'Uma pessoa lê tudo e decide em até 5 dias úteis.',
                estado: 'depois',
              },
            ]}
          />
          <Ligacao href={paths.reclamacaoPerguntasFrequentes()}>Perguntas frequentes</Ligacao>
        </div>
      </Cartao>
    </PassoFluxo>
  );
}

function AntesDeReclamar({ dados }: { dados: DoGrupo }) {
  const instante = useAgora(agora, UM_MINUTO);
  const { aberta, rascunho, tarde, nuncaEntregue, conversouEm, abreEm, adminNome } = dados;
  if (tarde)
    return (
      <Nota tom="warning" titulo="O prazo para reclamar terminou">
        A reclamação vale até 7 dias depois de sair do grupo.
      </Nota>
    );
  if (aberta !== null && rascunho === null)
    return <Nota titulo="Você já tem uma reclamação aberta">{`É a nº ${aberta}. Continue nela.`}</Nota>;
  if (nuncaEntregue)
    return (
      <Nota tom="warning" titulo="O acesso nunca chegou">
        Você pode reclamar agora, sem esperar. Se o acesso não vier em 72 horas, tudo volta sozinho.
      </Nota>
    );
  if (conversouEm === null || abreEm === null)
    return (
      <Nota titulo={`Fale antes com ${adminNome}`}>
        Muita coisa se resolve na conversa. Você pode reclamar 24 horas depois da sua mensagem. Se pediram pagamento
        fora do site, não precisa esperar.
      </Nota>
    );
  if (Date.parse(abreEm) > instante)
    return (
      <Nota titulo={`Você pode reclamar a partir de ${noTexto(limitePerto(abreEm))}`}>
        {`${quantoFalta(abreEm, instante)} desde a sua primeira mensagem. Já dá para escrever o rascunho. Se pediram pagamento fora do site, não precisa esperar.`}
      </Nota>
    );
  return <Nota titulo={`Você já falou com ${adminNome}`}>Se não resolveu, pode reclamar agora.</Nota>;
}
