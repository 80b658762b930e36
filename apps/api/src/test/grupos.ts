import { centavos } from '@rateia/domain/dinheiro';
import { credito } from '@rateia/domain/pagamentos/meios/credito';
import type { Credencial, Mundo } from './app.ts';
import type { OpcoesDePessoa, Pessoa } from './construtores.ts';
import { criarPessoa } from './construtores.ts';

/** A group that the catalogue of the tests approves at once: seats of R$ 8,00 + R$ 1,50, deposit R$ 9,50. */
export const GRUPO_COMUM = {
  idServico: 10,
  idPlano: 100,
  nome: 'Família do Cine',
  tipo: 5,
  visibilidade: 2,
  valor: 24_00,
  lugares: 3,
  totalVagas: 2,
  formaAcesso: 239,
  acessoImediato: false,
  acessoDescricao: 'Perfil com PIN',
  regras: ['Um aparelho por pessoa', 'Não troque a senha'],
  descricao: 'Plano da família',
  contato: '',
  site: '',
  relacionamentosPermitidos: [],
  visivelRede: false,
  exigeCaucao: true,
  icone: 'icone-01',
  cor: 'cor-01',
  fidelidadeMeses: null,
  aceiteTermos: true,
};
/** The whole body that an administrator sends to edit a group. */
export const EDICAO_COMUM = {
  nome: 'Outro nome',
  regras: [],
  descricao: '',
  contato: '',
  site: '',
  acessoDescricao: '',
  valor: 24_00,
};
/** First payment of one seat of `GRUPO_COMUM`: 8,00 + 1,50, doubled by the deposit. */
export const TOTAL_COMUM = centavos(19_00);

/** Creates a group through the call; returns the whole answer, refusals too. */
export async function pedirGrupo(mundo: Mundo, como: Credencial, mudancas: Record<string, unknown> = {}) {
  return await mundo.chamar('createGrupo', { ...GRUPO_COMUM, ...mudancas }, { como });
}

/** A group on air and its administrator. */
export async function criarGrupo(
  mundo: Mundo,
  { administrador, ...mudancas }: Record<string, unknown> & { readonly administrador?: Pessoa } = {},
): Promise<{ readonly id: number; readonly administrador: Pessoa }> {
  const adm = administrador ?? (await criarPessoa(mundo, { nome: 'Rafael', sobrenome: 'Nogueira' }));
  const r = await pedirGrupo(mundo, adm, mudancas);
  if (r.status !== 200) throw new Error(`group not created: ${r.bruto}`);
  return { id: r.corpo.id, administrador: adm };
}

/** Buys seats with wallet credit, which a person is given for it, and lets the group notice. */
export async function assinar(
  mundo: Mundo,
  pedido: {
    readonly idGrupo: number;
    readonly pessoa?: Pessoa;
    readonly nova?: OpcoesDePessoa;
    readonly vagas?: number;
    readonly assentar?: boolean;
  },
): Promise<Pessoa & { readonly assinaturaId: number }> {
  const { idGrupo, vagas = 1 } = pedido;
  const quem =
    pedido.pessoa ?? (await criarPessoa(mundo, { nome: 'Beatriz', saldo: centavos(500_00), ...pedido.nova }));
  const pagina = await mundo.chamar('getGrupo', { id: idGrupo, vagas }, { como: quem });
  const valorTotal = pagina.corpo.composicao.totalHoje;
  const reserva = await mundo.chamar('preCheckout', { idGrupo, vagas }, { como: quem });
  if (reserva.status !== 200) throw new Error(`seat not held: ${reserva.bruto}`);
  // The group notices the hold before its owner pays, as it does where a worker runs.
  if (pedido.assentar !== false) await mundo.assentar();
  const { idPreCheckout } = reserva.corpo;
  const compra = { idPreCheckout, meioPagamento: credito.id, valorTotal };
  const r = await mundo.chamar('createAssinatura', compra, { como: quem });
  if (r.status !== 200) throw new Error(`seat not bought: ${r.bruto}`);
  if (pedido.assentar !== false) await mundo.assentar();
  return { ...quem, assinaturaId: r.corpo.idAssinatura };
}

/** Status of a group as the database has it. */
export async function statusDe(mundo: Mundo, grupoId: number): Promise<number> {
  const { status } = await mundo.aplicacao.deps.db
    .selectFrom('grupos')
    .select('status')
    .where('id', '=', grupoId)
    .executeTakeFirstOrThrow();
  return status;
}

/** The transitions of a group, oldest first: `evento para`. */
export async function historicoDoGrupo(mundo: Mundo, grupoId: number): Promise<readonly string[]> {
  const linhas = await mundo.aplicacao.deps.db
    .selectFrom('transicoes')
    .select(['evento', 'para'])
    .where('entidade', '=', 'grupo')
    .where('entidade_id', '=', grupoId)
    .orderBy('id')
    .execute();
  return linhas.map((t) => `${t.evento} ${t.para}`);
}

/** The number of a group's seats that are free, held and taken. */
export async function lotacaoDe(mundo: Mundo, grupoId: number) {
  return await mundo.aplicacao.deps.db
    .selectFrom('grupo_lotacao')
    .select(['livres', 'retidas', 'ocupadas'])
    .where('grupo_id', '=', grupoId)
    .executeTakeFirstOrThrow();
}

/** State and dates of a membership as the database has it. */
export async function assinaturaDe(mundo: Mundo, id: number) {
  return await mundo.aplicacao.deps.db
    .selectFrom('assinaturas')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** A full, paid group that waits for its access (69), with two members in. */
export async function grupoLiberado(mundo: Mundo, mudancas: Record<string, unknown> = {}) {
  const { id, administrador } = await criarGrupo(mundo, mudancas);
  const bia = await assinar(mundo, { idGrupo: id, nova: { nome: 'Beatriz' } });
  const joao = await assinar(mundo, { idGrupo: id, nova: { nome: 'João' } });
  await mundo.chamar('liberarGrupo', { id }, { como: administrador });
  return { id, administrador, bia, joao };
}

export const SENHA_DO_SERVICO = 'S3nh4-do-cofre';
export async function entregarAcesso(
  mundo: Mundo,
  { id, administrador }: { readonly id: number; readonly administrador: Pessoa },
  campos: Record<string, string> = { login: 'grupo@exemplo.com.br', senha: SENHA_DO_SERVICO },
) {
  return await mundo.chamar('updateDadosAcesso', { idGrupo: id, campos }, { como: administrador });
}

/** An active, full group (4): access delivered and confirmed by both members. */
export async function grupoAtivo(mundo: Mundo, mudancas: Record<string, unknown> = {}) {
  const g = await grupoLiberado(mundo, mudancas);
  await entregarAcesso(mundo, g);
  await mundo.chamar('confirmarAcesso', { id: g.id }, { como: g.bia });
  await mundo.chamar('confirmarAcesso', { id: g.id }, { como: g.joao });
  return g;
}
