import type { NomeChamada } from '@rateia/contracts/todas';
import { centavos } from '@rateia/domain/dinheiro';
import type { Condicao } from '../http/politicas.ts';
import type { Mundo } from './app.ts';
import type { Cenario } from './cenario-de-permissoes.ts';
import type { Pessoa } from './construtores.ts';
import { criarPessoa } from './construtores.ts';
import { pixSemDono } from './dinheiro-parado.ts';
import { recargaContestada } from './disputas.ts';
import { assinar, criarGrupo } from './grupos.ts';
import { criarIdentidadeEmAnalise } from './identidade.ts';
import { CHAMADAS_DA_OPERACAO } from './permissoes/da-operacao.ts';
import type { POLITICAS_DA_OPERACAO } from './politicas-da-operacao.ts';
import { membroQueConversou, reclamar } from './reclamacoes.ts';
import { criarQuemRetira } from './retirada.ts';

/** A call that somebody of the staff may make, told what it is about. */
type Feita = { readonly como: Pessoa; readonly entrada: Record<string, unknown> };
/** The calls that the condition refuses, and the same call on an object that it allows. */
export type Caso = { readonly recusadas: readonly Feita[]; readonly feita: Feita };
type Montar = (cenario: Cenario) => Promise<Caso>;

type Politicas = typeof POLITICAS_DA_OPERACAO;
type ComCondicao = {
  [N in keyof Politicas]: Politicas[N] extends { readonly se: Condicao } ? N : never;
}[keyof Politicas];

function sobre(nome: keyof typeof CHAMADAS_DA_OPERACAO, cenario: Cenario, alvo: Record<string, unknown>) {
  return {
    ...CHAMADAS_DA_OPERACAO[nome].entrada(cenario, { alvo: 'inexistente', ator: 'lider' }),
    ...alvo,
  };
}

function doGrupo(nome: ComCondicao): Montar {
  return async (cenario) => {
    const { mundo, grupos } = cenario;
    const eu = await criarPessoa(mundo, { papeis: ['lider'], saldo: centavos(50_000) });
    const { id: meu } = await criarGrupo(mundo, { administrador: eu });
    const { id: ondeEstou } = await criarGrupo(mundo, { administrador: await criarPessoa(mundo) });
    await assinar(mundo, { idGrupo: ondeEstou, pessoa: eu });
    function em(id: number): Feita {
      return { como: eu, entrada: sobre(nome, cenario, { id }) };
    }
    return { recusadas: [em(meu), em(ondeEstou)], feita: em(grupos.grupoPublico) };
  };
}

function daPessoa(nome: ComCondicao): Montar {
  return async (cenario) => {
    const { lider, suporte, financeiro } = cenario.pessoas;
    const alguem = await criarPessoa(cenario.mundo);
    const { id: idAparelho } = await cenario.mundo.aplicacao.deps.db
      .selectFrom('dispositivos')
      .select('id')
      .where('usuario_id', '=', alguem.id)
      .executeTakeFirstOrThrow();
    function em(como: Pessoa, { id }: Pessoa): Feita {
      return { como, entrada: sobre(nome, cenario, { id, idAparelho }) };
    }
    return { recusadas: [em(lider, lider), em(suporte, suporte), em(suporte, financeiro)], feita: em(suporte, alguem) };
  };
}

/** A thing with an owner, made once for each of the two people. */
function daCoisa(
  nome: ComCondicao,
  criar: (mundo: Mundo) => Promise<{ readonly dono: Pessoa; readonly alvo: Record<string, unknown> }>,
): Montar {
  return async (cenario) => {
    const [minha, alheia] = [await criar(cenario.mundo), await criar(cenario.mundo)];
    function em(alvo: Record<string, unknown>): Feita {
      return { como: minha.dono, entrada: sobre(nome, cenario, alvo) };
    }
    return { recusadas: [em(minha.alvo)], feita: em(alheia.alvo) };
  };
}

async function retirada(mundo: Mundo) {
  const dono = await criarQuemRetira(mundo, { saldo: centavos(90_000), papeis: ['financeiro'] });
  const { corpo } = await mundo.chamar('createRetirada', { valor: 2_000, idChave: dono.idChave }, { como: dono });
  return { dono, alvo: { id: corpo.id } };
}
function identidade(qual: 'validacao' | 'documento') {
  return async (mundo: Mundo) => {
    const dono = await criarPessoa(mundo, { papeis: ['suporte'] });
    return { dono, alvo: { id: (await criarIdentidadeEmAnalise(mundo, dono))[qual] } };
  };
}
async function chamado(mundo: Mundo) {
  const dono = await criarPessoa(mundo, { papeis: ['suporte'] });
  const { corpo } = await mundo.chamar('createChamado', { categoria: 1, texto: 'O saldo não chegou.' }, { como: dono });
  return { dono, alvo: { id: corpo.id } };
}
async function revisao(mundo: Mundo) {
  const dono = await criarPessoa(mundo, { papeis: ['suporte'] });
  const { id } = await mundo.aplicacao.deps.db
    .insertInto('revisoes')
    .values({ tipo: 'arrependimento', usuario_id: dono.id, dados: '{}', aberta_em: mundo.agora() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { dono, alvo: { id } };
}
/** From now on this person is of the staff. */
async function virarLider({ aplicacao }: Mundo, dono: Pessoa): Promise<void> {
  const { db, sessoes } = aplicacao.deps;
  await db
    .updateTable('usuarios')
    .set({ papeis: ['lider'] })
    .where('id', '=', dono.id)
    .execute();
  for (const { id } of await db.selectFrom('sessoes').select('id').where('usuario_id', '=', dono.id).execute())
    sessoes.esquecer(id);
}
/** A Pix of no charge, whose payer is of the staff by now. */
async function pixParado(mundo: Mundo) {
  const { e2eid, pessoa: dono } = await pixSemDono(mundo, { valor: VALOR_DO_PIX });
  await virarLider(mundo, dono);
  return { dono, alvo: { tipo: 'pix', id: e2eid } };
}
/** A contested payment of a person who is of the staff by now. */
async function disputa(mundo: Mundo) {
  const { compra, id } = await recargaContestada(mundo);
  await virarLider(mundo, compra.pessoa);
  return { dono: compra.pessoa, alvo: { id } };
}
/** The amount that support proposes and another person approves (REGRAS 2.15 Refund). */
const VALOR_DO_PIX = 10_000;
async function proposta(mundo: Mundo) {
  const { dono, alvo } = await pixParado(mundo);
  const como = await criarPessoa(mundo, { papeis: ['suporte'] });
  await mundo.chamar('resolverDinheiroParado', { ...alvo, acao: 'devolver', mensagem: 'Conferido.' }, { como });
  const { itens } = (await mundo.chamar('getDinheiroParado', {}, { como })).corpo;
  return { dono, alvo: { id: itens.find(({ id }) => id === alvo.id)?.proposta?.id } };
}

/** A complaint whose member is of the staff by now, and waits for a decision. */
async function mediacao(mundo: Mundo) {
  const dono = await membroQueConversou(mundo);
  const { corpo } = await reclamar(mundo, dono, { problema: 205 });
  await mundo.avancar({ horas: 48 });
  await virarLider(mundo, dono);
  return { dono, alvo: { id: corpo.id } };
}
/** The same with a decision that waits for its second person. */
async function mediacaoDecidida(mundo: Mundo) {
  const feita = await mediacao(mundo);
  const como = await criarPessoa(mundo, { papeis: ['suporte'] });
  const { inicios } = (await mundo.chamar('getReclamacaoEmMediacao', feita.alvo, { como })).corpo;
  const decisao = { solucao: null, desde: inicios.at(-1)?.desde, texto: 'Sem falha.', totalMostrado: 0 };
  await mundo.chamar('decidirReclamacao', { ...feita.alvo, ...decisao }, { como });
  return feita;
}

/** How the condition of each permission row is met; a row that is missing does not compile. */
export const CASOS_DAS_CONDICOES: Readonly<Record<ComCondicao, Montar>> = {
  resolverDinheiroParado: daCoisa('resolverDinheiroParado', pixParado),
  aprovarProposta: daCoisa('aprovarProposta', proposta),
  decidirRevisao: daCoisa('decidirRevisao', revisao),
  responderDisputa: daCoisa('responderDisputa', disputa),
  aprovarGrupo: doGrupo('aprovarGrupo'),
  reprovarGrupo: doGrupo('reprovarGrupo'),
  pedirAjustesGrupo: doGrupo('pedirAjustesGrupo'),
  getFimDoGrupo: doGrupo('getFimDoGrupo'),
  agendarFimDoGrupo: doGrupo('agendarFimDoGrupo'),
  reverterFimDoGrupo: doGrupo('reverterFimDoGrupo'),
  cancelarGrupo: doGrupo('cancelarGrupo'),
  nomearSucessor: doGrupo('nomearSucessor'),
  encerrarSucessao: doGrupo('encerrarSucessao'),
  getReclamacaoEmMediacao: daCoisa('getReclamacaoEmMediacao', mediacao),
  perguntarNaReclamacao: daCoisa('perguntarNaReclamacao', mediacao),
  decidirReclamacao: daCoisa('decidirReclamacao', mediacao),
  aprovarDecisao: daCoisa('aprovarDecisao', mediacaoDecidida),
  recusarDecisao: daCoisa('recusarDecisao', mediacaoDecidida),
  aprovarRetirada: daCoisa('aprovarRetirada', retirada),
  recusarRetirada: daCoisa('recusarRetirada', retirada),
  responderChamado: daCoisa('responderChamado', chamado),
  getValidacaoEmAnalise: daCoisa('getValidacaoEmAnalise', identidade('validacao')),
  createDocumentoLinkDaAnalise: daCoisa('createDocumentoLinkDaAnalise', identidade('documento')),
  aprovarValidacao: daCoisa('aprovarValidacao', identidade('validacao')),
  recusarValidacao: daCoisa('recusarValidacao', identidade('validacao')),
  pedirValidacaoNovamente: daCoisa('pedirValidacaoNovamente', identidade('validacao')),
  enviarMensagem: daPessoa('enviarMensagem'),
  revelarDado: daPessoa('revelarDado'),
  bloquearPessoa: daPessoa('bloquearPessoa'),
  desbloquearPessoa: daPessoa('desbloquearPessoa'),
  encerrarSessoesDaPessoa: daPessoa('encerrarSessoesDaPessoa'),
  liberarAparelho: daPessoa('liberarAparelho'),
  revogarAparelho: daPessoa('revogarAparelho'),
  restringirPessoa: daPessoa('restringirPessoa'),
  tirarRestricao: daPessoa('tirarRestricao'),
  corrigirDadosDaPessoa: daPessoa('corrigirDadosDaPessoa'),
  liberarCpfParaPessoa: daPessoa('liberarCpfParaPessoa'),
  concederEnvioDeIdentidade: daPessoa('concederEnvioDeIdentidade'),
  pedirCopiaDaPessoa: daPessoa('pedirCopiaDaPessoa'),
  pedirExclusaoDaPessoa: daPessoa('pedirExclusaoDaPessoa'),
} satisfies Readonly<Partial<Record<NomeChamada, Montar>>>;
