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
import type { Alvo, ParaReclamar } from '../alvo.ts';
import { useParaReclamar } from '../alvo.ts';
import c from '../components/reclamacao.module.css';

type DoGrupo = RespostaDe<'getReclamacaoDoGrupo'>;
const UM_MINUTO = 60_000;

/** /reclamacao/informacoes: what a complaint is; of a group, first of all the talk with the administrator (REGRAS 2.7). */
export function TelaInformacoesDaReclamacao() {
  const { alvo, consulta } = useParaReclamar();
  const dados = consulta.data;
  return (
    <PassoFluxo
      pergunta={dados === undefined ? SEM_NOME[alvo?.objeto ?? 'grupo'] : `Reclamar de ${dados.nome}`}
      passo={1}
      de={4}
      voltar={alvo?.pagina ?? paths.reclamacoesHistorico()}
      {...proximo(alvo, dados)}
      alternativa={
        alvo?.objeto === 'grupo' && (
          <Botao variante="texto" bloco href={paths.grupoMembroMensagem(alvo.id)}>
            Falar com o administrador
          </Botao>
        )
      }
    >
      {alvo !== null && (
        <Consulta consulta={consulta} erro="Não conseguimos carregar do que você reclama" esqueleto={<OssoCartao />}>
          {(lido) => <AntesDeReclamar dados={lido} />}
        </Consulta>
      )}
      <Cartao titulo="Como funciona">
        <div className={c['pilha']}>
          <Passos passos={[...PASSOS[alvo?.objeto ?? 'grupo']]} />
          <Ligacao href={paths.reclamacaoPerguntasFrequentes()}>Perguntas frequentes</Ligacao>
        </div>
      </Cartao>
    </PassoFluxo>
  );
}

const SEM_NOME = { grupo: 'Reclamar de um grupo', bolao: 'Reclamar de um bolão' };
const PASSOS = {
  grupo: [
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
  ],
  bolao: [
    {
      titulo: 'Você conta o que aconteceu',
      detalhe: 'Nós juntamos pagamentos, lista lacrada, recibos e divisão.',
      estado: 'agora',
    },
    {
      titulo: 'A equipe confere tudo',
      detalhe: 'Quem organiza o bolão somos nós: uma pessoa lê e decide em até 5 dias úteis.',
      estado: 'depois',
    },
    {
      titulo: 'O que estava errado se corrige',
      detalhe: 'Antes das apostas, as cotas podem voltar. Depois, só se duas pessoas decidirem.',
      estado: 'depois',
    },
  ],
} as const;

/** Where the step leads: on, or to the complaint that stands in the way. */
function proximo(alvo: Alvo | null, dados: ParaReclamar | undefined): { readonly href: string; readonly acao: string } {
  if (dados?.aberta != null && dados.rascunho === null)
    return { href: paths.reclamacaoHistorico(dados.aberta), acao: 'Ver a reclamação' };
  if (alvo === null || dados?.tarde === true) return { href: paths.reclamacoesHistorico(), acao: 'Ver as reclamações' };
  return { href: paths.reclamacaoDadosGrupo(alvo.busca), acao: 'Continuar' };
}

function AntesDeReclamar({ dados }: { readonly dados: ParaReclamar }) {
  const { aberta, rascunho, tarde, doGrupo } = dados;
  if (tarde)
    return (
      <Nota tom="warning" titulo="O prazo para reclamar terminou">
        {doGrupo === null
          ? 'A reclamação vale até 30 dias depois do fim do bolão.'
          : 'A reclamação vale até 7 dias depois de sair do grupo.'}
      </Nota>
    );
  if (aberta !== null && rascunho === null)
    return <Nota titulo="Você já tem uma reclamação aberta">{`É a nº ${aberta}. Continue nela.`}</Nota>;
  return doGrupo === null ? null : <ConversaAntes dados={doGrupo} />;
}

/** The administrator is talked to first, except where the rule excepts it (REGRAS 2.7). */
function ConversaAntes({ dados }: { readonly dados: DoGrupo }) {
  const instante = useAgora(agora, UM_MINUTO);
  const { nuncaEntregue, conversouEm, abreEm, adminNome } = dados;
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
