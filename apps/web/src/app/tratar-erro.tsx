import { ALERTA_PADRAO, FALHA_DO_SERVIDOR, mensagemSessaoExpirada } from '@rateia/contracts/excecoes';
import { ID_TIPO_VALIDACAO } from '@rateia/domain/cadastro/pendencias';
import { HTTP } from '@rateia/domain/http';
import { analytics } from '../lib/analytics.ts';
import { Desistencia } from '../lib/confirmacao.ts';
import { ErroApi, ErroRede } from '../lib/erros-api.ts';
import { linkComRedirect } from '../lib/link-com-redirect.ts';
import { irPara, localAtual } from '../lib/navegador.ts';
import { paths } from '../lib/paths.ts';
import { relatar } from '../lib/relato.ts';
import { renovarSeVencida } from '../lib/renovacao.ts';
import { guardarRetorno } from '../lib/retorno.ts';
import { rotaFeita } from '../lib/rotas.ts';
import { sessaoAtual } from '../lib/sessao.ts';
import { dialogos } from '../ui/dialogo/dialogos.ts';
import { CorpoDoErro } from './corpo-do-erro.tsx';
import type { Comportamento } from './error-behaviours.ts';
import { comportamentoDe } from './error-behaviours.ts';
import { esconderProgresso } from './navegacao/progresso.ts';

/**
 * Notes every error as an event, and some as a report, whether the central handler or the screen answers it (spec 1,
 * §8). A person who gives up a confirmation has caused no error.
 */
export function anotarErro(erro: unknown): void {
  if (erro instanceof Desistencia) return;
  // An error without an answer of the server has no status: the event notes the silence, or that the fault was in the
  // page and no request was made.
  const daPagina = !(erro instanceof ErroApi) && !(erro instanceof ErroRede);
  analytics.registrar({
    categoria: 'error',
    acao: daPagina ? 'falhaDaPagina' : `http: ${erro instanceof ErroApi ? erro.status : 'rede'}`,
    rotulo: erro instanceof Error ? erro.message : '',
  });
  relatar(erro);
}

/**
 * The central handler (spec 1, §8). A query shows its own failure in the page, so for it only what the page cannot
 * answer comes here as a dialog: a refusal that leads elsewhere. A missing page, a refused one, and a failure of the server
 * or of the network stay inline (REGRAS 2.25).
 */
export async function tratarErro(
  erro: unknown,
  origem: 'consulta' | 'acao',
  repetir?: () => Promise<unknown>,
): Promise<void> {
  esconderProgresso();
  if (erro instanceof Desistencia) return;
  if (!(erro instanceof ErroApi)) {
    if (origem === 'acao') await semResposta(erro, repetir);
    return;
  }
  const comportamento = comportamentoDe({ status: erro.status, codigo: erro.codigo, temDados: temPendencias(erro) });
  if (origem === 'consulta' && erro.status >= HTTP.erroInterno) return;
  const sessao = sessaoAtual.idSessao();
  // A part that is refused says so in its own place, with a way on: a dialog would stand over nothing.
  if (!(origem === 'consulta' && comportamento.verificaSessao === true)) await mostrar(comportamento, erro);
  // The server ended it with these words: nothing is left to be asked or renewed.
  if (ErroApi.recusou(erro, ['sessaoEncerradaPorErros'])) return sairDe(sessao);
  if (comportamento.verificaSessao === true) {
    const acabou = sessaoAtual.idSessao();
    if (sessaoAtual.existe() && !(await aindaConectado())) {
      await sessaoExpirou(erro.status, acabou);
      return;
    }
  }
  await levar(comportamento, erro);
}

/**
 * Handles a request without an answer. If the server does the act only once per key, the dialog offers it again with
 * the same key.
 */
async function semResposta(erro: unknown, repetir: (() => Promise<unknown>) | undefined): Promise<void> {
  const pode = repetir !== undefined && erro instanceof ErroRede;
  const deNovo = await dialogos.mostrar({
    titulo: 'Não foi possível concluir',
    corpo: mensagemDeFalha(erro),
    ...(pode ? { acao: 'Tentar novamente', escape: 'Agora não' } : {}),
  });
  if (pode && deNovo) await repetir();
}

let avisando: Promise<void> | undefined;
/** The session whose end was said last. */
let dita: string | undefined;

/**
 * A session is over, given by its id. The person is told once, however many calls find out, even when the last one is
 * answered at the login. The logout then leads to /login with the address of the page. Where a newer login exists by
 * now, nothing is over for the person.
 */
export async function sessaoExpirou(codigo: number, acabou: string | undefined): Promise<void> {
  if (sessaoAtual.foiDeixada(acabou) || (sessaoAtual.existe() && sessaoAtual.idSessao() !== acabou)) return;
  if (avisando === undefined && acabou !== undefined && acabou === dita) return;
  dita = acabou;
  avisando ??= desconectar(codigo, acabou).finally(() => {
    avisando = undefined;
  });
  await avisando;
}

async function desconectar(codigo: number, acabou: string | undefined): Promise<void> {
  await dialogos.mostrar({ titulo: 'Sessão expirada', corpo: mensagemSessaoExpirada(codigo) });
  sairDe(acabou);
}

/** Ends the session that is over. A newer login, made in another tab while the words stood here, goes on. */
function sairDe(acabou: string | undefined): void {
  if (sessaoAtual.idSessao() === acabou) sessaoAtual.encerrar();
}

/** Refusals that only a correction by the staff mends. */
const DE_CORRECAO = ['cpfJaUsado', 'nomeConferido'] as const;

async function mostrar({ dialogo }: Comportamento, erro: ErroApi): Promise<void> {
  if (dialogo === 'nenhum') return;
  if (dialogo === 'generico') {
    await dialogos.mostrar({
      titulo: 'Algo saiu errado',
      corpo: erro.numero === null ? FALHA_DO_SERVIDOR : `${FALHA_DO_SERVIDOR} Código #${String(erro.numero)}`,
    });
    return;
  }
  const artigo = erro.dados?.['artigo'];
  const corpo =
    dialogo === 'mensagem' ? (
      erro.message
    ) : (
      <CorpoDoErro
        mensagem={erro.message}
        leva={dialogo}
        artigo={typeof artigo === 'string' ? artigo : undefined}
        deCorrecao={ErroApi.recusou(erro, DE_CORRECAO)}
      />
    );
  await dialogos.mostrar({ titulo: 'Atenção', corpo });
}

async function levar({ destino }: Comportamento, erro: ErroApi): Promise<void> {
  if (destino === 'grupos') return irPara(paths.grupos());
  if (destino === 'pendencias' && rotaFeita('cadastroPendencias')) {
    guardarRetorno(localAtual());
    return irPara(paths.cadastroPendencias(pendenciasDe(erro)));
  }
  const link = erro.link ?? undefined;
  if (destino === 'nenhum' || link === undefined) return;
  if (/^https:\/\//.test(link)) {
    window.open(link, '_blank', 'noopener');
    return;
  }
  const redirect = new URLSearchParams(window.location.search).get('redirect');
  return irPara(destino === 'linkComRedirect' ? linkComRedirect(link, redirect) : link);
}

/** The parameters of the page 'Pendência de Cadastro' (spec 1, §2), from the list of missing data. */
function pendenciasDe(erro: ErroApi): Record<string, boolean> {
  const lista = erro.dados?.['pendencias'];
  function faltando(tipo: number): boolean {
    return Array.isArray(lista) && lista.some((item: { readonly tipo?: unknown } | null) => item?.tipo === tipo);
  }
  return Object.fromEntries(
    (['telefone', 'email', 'dadosFiscais', 'documentos', 'self'] as const).flatMap((nome) =>
      faltando(ID_TIPO_VALIDACAO[nome]) ? [[nome, true]] : [],
    ),
  );
}

function temPendencias(erro: ErroApi): boolean {
  return Object.keys(erro.dados ?? {}).some((nome) => nome !== 'chave');
}

async function aindaConectado(): Promise<boolean> {
  try {
    return await renovarSeVencida();
  } catch (erro) {
    // Without network the state of the session is unknown: it is not ended for that.
    if (erro instanceof ErroRede) return true;
    throw erro;
  }
}

function mensagemDeFalha(erro: unknown): string {
  return erro instanceof ErroRede ? erro.message : ALERTA_PADRAO;
}
