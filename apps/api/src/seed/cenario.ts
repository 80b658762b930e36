import type { Chamadas } from '@rateia/contracts/todas';
import { ID_STATUS_GRUPO } from '@rateia/domain/grupos/estados';
import { historiaDosAparelhos } from './aparelhos.ts';
import { semearBoloesEmCurso } from './boloes-em-curso.ts';
import { HORAS_DOS_BOLOES, semearBoloesSorteados } from './boloes-sorteados.ts';
import { semearCampanhas } from './campanhas.ts';
import { encherCarrinho } from './carrinho.ts';
import { semearCatalogo } from './catalogo.ts';
import { semearCombos } from './combos.ts';
import { convidarAmigos } from './convites.ts';
import { deixarDinheiroParado } from './dinheiro-parado.ts';
import { alguemSai, esperarVaga, marcarFim } from './fins.ts';
import type { Gente } from './gente.ts';
import { cadastrarPessoas, recarregar, todos } from './gente.ts';
import type { Formado, GrupoSemeado, OpcoesDoGrupo } from './grupos.ts';
import { ativar, criarGrupo, entrar, entregar, liberar, reservarPorDias } from './grupos.ts';
import { semearIdentidades } from './identidades.ts';
import { semearIncidente } from './incidentes.ts';
import { semearJogoResponsavel } from './jogo-responsavel.ts';
import { ligarLoterias } from './loterias.ts';
import type { MundoPassado } from './mundo.ts';
import { nomearOperadores } from './operadores.ts';
import { andarComAtraso, semearPagamentos } from './pagamentos-do-fim.ts';
import { semearPerdidos } from './perdidos.ts';
import { semearPerfis } from './perfis.ts';
import { ligarPlusDe } from './plus.ts';
import type { Briga } from './reclamacoes.ts';
import { conversarAntes, reclamar } from './reclamacoes.ts';
import { cadastrarChaves, retirar } from './retiradas.ts';
import { semearSeries } from './series.ts';
import { ANTIGOS, ASSINADOS, DE_HOJE, EM_FORMACAO, RECENTES } from './servicos-do-cenario.ts';
import { subirValor } from './subir-valor.ts';
import { PESSOAS_DAS_SUCESSOES, semearSucessoes } from './sucessoes.ts';

const ADMINISTRADORES = 18;
const MEMBROS = 40;
/** Members whose wallet holds the sum that they owe and no more, so that some of them pay late. */
const APERTADOS = 4;
const FOLGA = 40_000;
/** Administrators who withdraw the money that they received. */
const RECEBEDORES = 4;
/** Recent groups in which a member complains: one complaint of each state. */
const QUE_RECLAMAM = 7;
const DIA = 24;
const ANTIGO_QUE_TERMINA = 6;

/** Months of life told through the real calls: about 60 groups in every status, people with history (ADR 041). */
export async function contarHistoria(mundo: MundoPassado, avisar: (texto: string) => void): Promise<void> {
  const { db } = mundo.aplicacao.deps;
  await semearCatalogo(db);
  avisar('pessoas');
  const gente = await cadastrarPessoas(mundo, ADMINISTRADORES + MEMBROS);
  await nomearOperadores(mundo, gente);
  const [rafael, marina, suporte, financeiro, lider] = gente;
  if (!rafael || !marina || !suporte || !financeiro || !lider) throw new Error('the scenario needs people');
  await ligarLoterias(mundo, { propoe: suporte, aprova: lider });
  const admins = [rafael, ...gente.slice(5, 5 + ADMINISTRADORES)];
  const membros = [marina, ...gente.slice(5 + ADMINISTRADORES)];
  const palco = criarPalco(mundo, { admins, membros, operacao: { suporte, lider } });

  avisar('grupos antigos');
  const antigos: Formado[] = [];
  for (const [servico, quantos] of ANTIGOS) {
    antigos.push(await palco.formar({ servico, faltam: quantos }));
    await mundo.andar(5);
  }
  await ativar(mundo, antigos);

  avisar('três meses de mensalidades');
  for (let semana = 0; semana < 7; semana += 1) {
    await palco.completarSaldos({ menos: semana === 5 ? 2 : 0 });
    await mundo.andar(9 * DIA);
  }
  const recebedores = admins.slice(0, RECEBEDORES);
  await cadastrarChaves(mundo, recebedores);
  avisar('grupos recentes');
  const novos: Formado[] = [];
  for (const [servico, quantos] of RECENTES) novos.push(await palco.formar({ servico, faltam: quantos }));
  await ativar(mundo, novos);
  await palco.completarSaldos({ menos: 0 });
  avisar('bolões sorteados');
  await semearBoloesSorteados(mundo, { membros: membros.slice(0, 4), lider, financeiro });
  await semearIncidente(mundo, suporte);
  await andarComAtraso(mundo, { horas: 12 * DIA - 1, suporte });
  await retirar(mundo, recebedores);
  await palco.completarSaldos({ menos: 0 });

  avisar('grupos de cada situação');
  const brigas = await palco.cadaSituacao({ antigos, recentes: novos });

  await semearIdentidades(mundo, gente, suporte.id);
  await historiaDosAparelhos(mundo, [rafael, marina]);
  const [dono, parente] = membros.slice(-2);
  if (dono !== undefined && parente !== undefined) await deixarDinheiroParado(mundo, { dono, parente });
  avisar('perfis');
  await semearPerfis(mundo, gente);
  await semearCampanhas(mundo, { suporte, financeiro });
  await ligarPlusDe(mundo, membros[1] ?? marina);
  const grupos = await encherCarrinho(mundo, marina);
  avisar('combos e bolões');
  await semearCombos(mundo, { lider, grupos });
  await semearSeries(mundo, { membros: [marina, rafael], poupador: membros[10] ?? marina, lider });
  await semearBoloesEmCurso(mundo, { membros: membros.slice(0, 8), suporte });
  await semearJogoResponsavel(mundo, membros.slice(-3));
  avisar('reclamações');
  await reclamar(mundo, brigas, { lider, membros });
  await semearPagamentos(mundo, marina);
  avisar('sucessões e grupos perdidos');
  await semearSucessoes(mundo, { desde: gente.length, suporte, lider });
  await semearPerdidos(mundo, { desde: gente.length + PESSOAS_DAS_SUCESSOES, suporte, lider });
}

/** Hours that the story takes: it must end at the present. */
export const HORAS_DA_HISTORIA = HORAS_DOS_BOLOES + 50 + 3 + 7 * 9 * DIA + 3 + 43 * DIA + 9;

type Elenco = {
  readonly admins: readonly Gente[];
  readonly membros: readonly Gente[];
  readonly operacao: { readonly suporte: Gente; readonly lider: Gente };
};
type ComAdmin = OpcoesDoGrupo & { readonly admin?: Gente };
function criarPalco(mundo: MundoPassado, { admins, membros, operacao }: Elenco) {
  let proximoAdmin = 0;
  let proximoMembro = 0;
  function admin(): Gente {
    return admins[proximoAdmin++ % admins.length] as Gente;
  }
  function escolher(n: number): Gente[] {
    return Array.from({ length: n }, () => membros[proximoMembro++ % membros.length] as Gente);
  }

  const apertados = membros.slice(-APERTADOS);
  /** Gives each person the sum that he owes and, for most, some months more. */
  async function comSaldo(
    pessoas: readonly Gente[],
    devidoDe: (credito: Chamadas['getCredito']['resposta']) => number,
  ): Promise<void> {
    const faltas = await todos(pessoas, async (quem) => {
      const credito = await mundo.chamar('getCredito', {}, quem);
      const devido = devidoDe(credito);
      const folga = apertados.includes(quem) ? 2_000 : FOLGA;
      return { quem, valor: devido > credito.saldos.disponivel ? Math.max(folga, devido) : 0 };
    });
    await recarregar(
      mundo,
      faltas.filter(({ valor }) => valor > 0),
    );
  }
  function criarSemOlhar(servico: string, o: ComAdmin = {}): Promise<GrupoSemeado> {
    return criarGrupo(mundo, { admin: admin(), servico, ...o });
  }
  /** A first group at list price is looked at by a person (REGRAS 2.1): here the operator lets it through at once. */
  async function criar(servico: string, o: ComAdmin = {}): Promise<GrupoSemeado> {
    const grupo = await criarSemOlhar(servico, o);
    if (grupo.statusId === ID_STATUS_GRUPO.triagem) {
      await mundo.chamar('aprovarGrupo', { id: grupo.id, mensagem: '' }, operacao.suporte);
      await mundo.assentar();
    }
    return grupo;
  }
  /** The dated place of the leaver is sold to a person from outside. */
  async function filaDeEspera(formado: Formado | undefined): Promise<void> {
    const deFora = membros.filter((quem) => formado?.membros.includes(quem) !== true && !apertados.includes(quem));
    const [quem, outro] = deFora.slice(-2);
    if (quem === undefined || outro === undefined) return;
    await comSaldo([quem], () => FOLGA);
    await esperarVaga(mundo, { formado, quem, outro });
  }
  async function encher(grupo: GrupoSemeado, quantos: number): Promise<Gente[]> {
    return await encherCom(grupo, escolher(quantos));
  }
  async function encherCom(grupo: GrupoSemeado, dentro: Gente[]): Promise<Gente[]> {
    const [primeiro] = dentro;
    if (primeiro === undefined) return [];
    const { composicao } = await mundo.chamar('getGrupo', { id: grupo.id }, primeiro);
    await comSaldo(dentro, () => composicao.totalHoje);
    await entrar(mundo, { grupo, membros: dentro, valorTotal: composicao.totalHoje });
    return dentro;
  }
  async function formar({
    servico,
    faltam,
    ...o
  }: OpcoesDoGrupo & { readonly servico: string; readonly faltam: number }): Promise<Formado> {
    const grupo = await criar(servico, o);
    return { grupo, membros: await encher(grupo, grupo.vagas - faltam) };
  }
  /** Wallets are filled before the charges; `menos` leaves that many people without, so that somebody is late. */
  async function completarSaldos({ menos }: { readonly menos: number }): Promise<void> {
    await comSaldo(membros.slice(0, membros.length - menos), ({ proximasFaturas }) =>
      proximasFaturas.reduce((soma, f) => soma + f.valorTotal, 0),
    );
  }

  async function passarDias(dias: number, menos = 0): Promise<void> {
    await mundo.andar(dias * DIA);
    await completarSaldos({ menos });
  }

  /** 104: nobody came within 30 days. 55: ended by its administrator, or never signed. Both need time to pass. */
  async function encerrados(aEncerrar: Formado | undefined): Promise<void> {
    for (const servico of ['MUBI', 'EA Play']) await criar(servico);
    await passarDias(10);
    await passarDias(10, 1);
    if (aEncerrar !== undefined)
      await mundo.chamar(
        'cancelarGrupo',
        { id: aEncerrar.grupo.id, mensagem: 'O plano deste serviço mudou e não pode mais ser dividido.' },
        operacao.lider,
      );
    await mundo.assentar();
    await formar({ servico: 'Tidal', faltam: 0 });
  }

  /** 50, 68, 51, 111, 110: groups under review by operators. */
  async function emAnalise(): Promise<void> {
    const criados: GrupoSemeado[] = [];
    for (const servico of ['Xbox Game Pass', 'Alura', 'NordVPN', 'Strava', 'Headspace', 'Jornal digital'])
      criados.push(await criarSemOlhar(servico));
    const [paraEditar, paraRecusar] = criados.filter((g) => g.statusId === ID_STATUS_GRUPO.pendenteAprovacao);
    if (paraEditar !== undefined)
      await mundo.chamar(
        'pedirAjustesGrupo',
        { id: paraEditar.id, mensagem: 'Explique nas regras quantas telas cada pessoa usa ao mesmo tempo.' },
        operacao.suporte,
      );
    if (paraRecusar !== undefined)
      await mundo.chamar(
        'reprovarGrupo',
        { id: paraRecusar.id, mensagem: 'Este serviço não permite dividir a conta fora da mesma casa.' },
        operacao.suporte,
      );
    await mundo.assentar();
    await criarSemOlhar('Surfshark', { nome: 'Surfshark pirata barato' });
    const [novato] = escolher(1);
    if (novato !== undefined) await criarGrupo(mundo, { admin: novato, servico: 'Calm' });
  }

  /** 52: signed, members flow one by one. 1: being formed. Private: between friends. */
  async function aVenda(): Promise<void> {
    for (const [servico, dentro] of ASSINADOS) {
      const grupo = await criar(servico, { acessoImediato: true });
      const chegaram = await encher(grupo, dentro);
      await entregar(mundo, grupo);
      await todos(chegaram, (membro) => mundo.chamar('abrirDadosAcesso', { id: grupo.id }, membro));
    }
    for (const [servico, dentro] of EM_FORMACAO) await encher(await criar(servico), dentro);
    await criar('Spotify', { privado: true, nome: 'Spotify da república' });
  }

  /** 3 and 69: full, waiting for the administrator. 2: waiting for the last payment. */
  async function quaseProntos(): Promise<void> {
    await formar({ servico: 'Apple Music', faltam: 0 });
    await formar({ servico: 'Dropbox', faltam: 0 });
    const liberado = await formar({ servico: 'Deezer', faltam: 0 });
    await liberar(mundo, liberado.grupo);
    const quaseCheio = await formar({ servico: 'Crunchyroll', faltam: 1 });
    const [ultimo] = escolher(1);
    if (ultimo !== undefined) await reservarPorDias(mundo, { grupoId: quaseCheio.grupo.id, quem: ultimo });
    await mundo.assentar();
  }

  /** Private: a cost that friends split, to which they are invited (REGRAS 2.26). */
  async function entreAmigos(): Promise<void> {
    const [, quem] = admins;
    if (quem === undefined) return;
    const grupo = await criar('Personalizado', { admin: quem, privado: true, nome: 'Quadra de quinta' });
    const amigos = escolher(2);
    await convidarAmigos(mundo, { grupo, amigos, esperada: membros.find((membro) => !amigos.includes(membro)) });
    await encherCom(grupo, amigos.slice(0, 1));
  }

  type Formados = { readonly antigos: readonly Formado[]; readonly recentes: readonly Formado[] };
  async function cadaSituacao({ antigos, recentes }: Formados): Promise<readonly Briga[]> {
    await encerrados(antigos[2]);
    // A complaint needs a message of the last 30 days (REGRAS 2.7).
    const brigas = await conversarAntes(mundo, [...recentes, ...antigos].slice(0, QUE_RECLAMAM));
    await passarDias(11);
    await emAnalise();
    await mundo.andar(6);
    await aVenda();
    await mundo.andar(3);
    await quaseProntos();
    await alguemSai(mundo, recentes[0]);
    await filaDeEspera(recentes[0]);
    await criar('MUBI', { nome: 'MUBI por um ano', fidelidade: true });
    await marcarFim(mundo, operacao.lider, antigos[ANTIGO_QUE_TERMINA]);
    await subirValor(mundo, recentes[1]);
    // These come last, so that no earlier story changes its people. An administrator who has opened a group before
    // opens each, but not Rafael.
    for (const [i, [servico, dentro]] of DE_HOJE.entries()) {
      const quem = admins[i + 1];
      if (quem !== undefined) await encher(await criar(servico, { admin: quem }), dentro);
    }
    await entreAmigos();
    return brigas;
  }

  return { formar, completarSaldos, cadaSituacao };
}
