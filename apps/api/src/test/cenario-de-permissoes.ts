import { createHmac } from 'node:crypto';
import type { NomeChamada } from '@rateia/contracts/todas';
import { centavos } from '@rateia/domain/dinheiro';
import { MEIO_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import type { Credencial, Mundo } from './app.ts';
import type { Pessoa } from './construtores.ts';
import { criarCatalogo, criarPessoa } from './construtores.ts';
import { assinar, criarGrupo, entregarAcesso } from './grupos.ts';
import { criarIdentidadeEmAnalise } from './identidade.ts';
import { criarQuemRetira, darConta, irParaMesNovo } from './retirada.ts';
import { confirmarPorPin } from './seguranca.ts';
import { montados } from './trilhas.ts';

/** Everybody who calls; the first four have no session that counts. */
export const ATORES = [
  'anonimo',
  'tokenVencido',
  'refreshComoAcesso',
  'bloqueado',
  'estranho',
  'membro',
  'exMembro',
  'administrador',
  'outroAdministrador',
  'suporte',
  'financeiro',
  'lider',
  'provedor',
] as const;
export type Ator = (typeof ATORES)[number];
export const SEM_SESSAO: readonly Ator[] = ['anonimo', 'tokenVencido', 'refreshComoAcesso', 'bloqueado', 'provedor'];

/** The object of a call. `proprio` belongs to the member; the private group is seen by nobody but its people. */
export type Alvo = 'nenhum' | 'grupoPublico' | 'grupoPrivado' | 'proprio' | 'inexistente';

export type AlvoGrupo = 'grupoPublico' | 'grupoPrivado' | 'inexistente';

export type Cenario = {
  readonly mundo: Mundo;
  readonly pessoas: Readonly<
    Record<Exclude<Ator, 'anonimo' | 'tokenVencido' | 'refreshComoAcesso' | 'provedor'>, Pessoa>
  >;
  readonly credenciais: Readonly<Record<Ator, Credencial | undefined>>;
  readonly grupos: Readonly<Record<AlvoGrupo, number>>;
  /** The member's own seat in each of them. */
  readonly assinaturas: Readonly<Record<AlvoGrupo, number>>;
  /** A link of each of them. */
  readonly convites: Readonly<Record<AlvoGrupo, number>>;
  readonly doMembro: Readonly<
    Record<
      | 'fatura'
      | 'lancamento'
      | 'notificacao'
      | 'preCheckout'
      | 'preCheckoutCarrinho'
      | 'grupoNoCarrinho'
      | 'chave'
      | 'chavePix'
      | 'contaBancaria'
      | 'indicacao'
      | 'chamado'
      | 'dispositivo'
      | 'conta',
      number
    >
  > &
    Readonly<Record<'pagamento' | 'retirada' | 'sessao' | 'validacao' | 'documento' | 'exportacao', string>>;
};

/** A world with one of everything that somebody may own or belong to. */
export async function criarCenario(mundo: Mundo): Promise<Cenario> {
  await criarCatalogo(mundo);
  await irParaMesNovo(mundo);
  const pessoas = {
    bloqueado: await criarPessoa(mundo),
    estranho: await criarPessoa(mundo),
    membro: await criarQuemRetira(mundo, { saldo: centavos(90_000) }),
    exMembro: await criarPessoa(mundo, { saldo: centavos(50_000) }),
    administrador: await criarPessoa(mundo),
    outroAdministrador: await criarPessoa(mundo),
    suporte: await criarPessoa(mundo, { papeis: ['suporte'] }),
    financeiro: await criarPessoa(mundo, { papeis: ['financeiro'] }),
    lider: await criarPessoa(mundo, { papeis: ['lider'] }),
  };
  const { db } = mundo.aplicacao.deps;
  await db
    .updateTable('usuarios')
    .set({ bloqueado_em: mundo.agora() })
    .where('id', '=', pessoas.bloqueado.id)
    .execute();
  const grupoPublico = await grupoComGente(mundo, pessoas);
  const grupoPrivado = await grupoComGente(mundo, pessoas);
  await db.updateTable('grupos').set({ visibilidade: 3 }).where('id', '=', grupoPrivado).execute();
  const { id: aVenda } = await criarGrupo(mundo, { administrador: pessoas.outroAdministrador });
  return {
    mundo,
    pessoas,
    credenciais: { ...pessoas, anonimo: undefined, provedor: undefined, ...falsas(mundo, pessoas.estranho) },
    grupos: { grupoPublico, grupoPrivado, inexistente: INEXISTENTE },
    assinaturas: {
      grupoPublico: await assinaturaEm(mundo, grupoPublico, pessoas.membro),
      grupoPrivado: await assinaturaEm(mundo, grupoPrivado, pessoas.membro),
      inexistente: INEXISTENTE,
    },
    convites: {
      grupoPublico: await conviteEm(mundo, grupoPublico, pessoas.administrador),
      grupoPrivado: await conviteEm(mundo, grupoPrivado, pessoas.administrador),
      inexistente: INEXISTENTE,
    },
    doMembro: await coisasDoMembro(mundo, { membro: pessoas.membro, aVenda }),
  };
}

async function assinaturaEm(mundo: Mundo, idGrupo: number, { id }: Pessoa): Promise<number> {
  return (
    await mundo.aplicacao.deps.db
      .selectFrom('assinaturas')
      .select('id')
      .where('grupo_id', '=', idGrupo)
      .where('usuario_id', '=', id)
      .executeTakeFirstOrThrow()
  ).id;
}

async function conviteEm(mundo: Mundo, id: number, como: Pessoa): Promise<number> {
  const r = await mundo.chamar('createLinkDeConvite', { id, usos: 1 }, { como });
  if (r.status !== 200) throw new Error(`no link was made: ${r.bruto}`);
  return r.corpo.id;
}

export const INEXISTENTE = 99_999_999;
export const UUID_INEXISTENTE = '00000000-0000-4000-8000-000000000000';

type Gente = { readonly membro: Pessoa; readonly exMembro: Pessoa; readonly administrador: Pessoa };
/** A signed group with one member in and one who left. */
async function grupoComGente(mundo: Mundo, { membro, exMembro, administrador }: Gente): Promise<number> {
  const { id } = await criarGrupo(mundo, { administrador });
  for (const pessoa of [membro, exMembro]) await assinar(mundo, { idGrupo: id, pessoa });
  await mundo.chamar('liberarGrupo', { id }, { como: administrador });
  await entregarAcesso(mundo, { id, administrador });
  for (const como of [membro, exMembro]) await mundo.chamar('confirmarAcesso', { id }, { como });
  const { corpo } = await mundo.chamar('getCancelamentoMembro', { id }, { como: exMembro });
  const saida = corpo.opcoes.find((o) => o.tipo === 'arrependimento');
  const pedido = {
    idMembro: corpo.idAssinatura,
    idGrupo: id,
    motivo: 0,
    textoMotivo: '',
    tipo: 'arrependimento',
    totalMostrado: saida?.total,
  };
  const motivos = await mundo.chamar('getMotivosMembro', { idGrupo: id }, { como: exMembro });
  const r = await mundo.chamar(
    'cancelarMembro',
    { ...pedido, motivo: motivos.corpo.motivos[0]?.id },
    { como: exMembro },
  );
  if (r.status !== 200) throw new Error(`the member did not leave: ${r.bruto}`);
  await mundo.assentar();
  return id;
}

async function coisasDoMembro(
  mundo: Mundo,
  { membro, aVenda }: { readonly membro: Pessoa & { readonly idChave: number }; readonly aVenda: number },
) {
  async function pegar<N extends NomeChamada>(nome: N, entrada: Record<string, unknown> = {}) {
    const r = await mundo.chamar(nome, entrada, { como: membro });
    if (r.status !== 200) throw new Error(`${nome}: ${r.bruto}`);
    return r.corpo;
  }
  const faturas = await pegar('getFaturas');
  const extrato = await pegar('getExtrato');
  const compra = await pegar('comprarCredito', { valor: 1_000, meioPagamento: MEIO_PAGAMENTO.pix.id });
  const preCheckout = await pegar('preCheckout', { idGrupo: aVenda, vagas: 1 });
  await pegar('adicionarAoCarrinho', { idGrupo: aVenda, vagas: 1 });
  const pedido = await mundo.aplicacao.deps.db
    .selectFrom('faturas_de_vaga')
    .select('id')
    .where('assinatura_id', '=', preCheckout.idPreCheckout)
    .executeTakeFirstOrThrow();
  const avisos = await pegar('getNotificacoes', {});
  const retirada = await pegar('createRetirada', { valor: 2_000, idChave: membro.idChave });
  const chamado = await pegar('createChamado', { categoria: 1, texto: 'O saldo não apareceu na carteira.' });
  const exportacao = await mundo.chamar(
    'createExportacao',
    {},
    { como: membro, cabecalhos: await confirmarPorPin(mundo, membro, 'dadosPessoais') },
  );
  await mundo.assentar();
  return {
    chamado: chamado.id,
    fatura: faturas.itens[0]?.id ?? 0,
    lancamento: extrato.linhas[0]?.id ?? 0,
    notificacao: avisos.itens[0]?.id ?? 0,
    preCheckout: preCheckout.idPreCheckout,
    preCheckoutCarrinho: pedido.id ?? 0,
    grupoNoCarrinho: aVenda,
    pagamento: compra.idPagamento,
    retirada: retirada.id,
    chave: await chaveDe(mundo, membro),
    chavePix: membro.idChave,
    contaBancaria: (await darConta(mundo, membro)).idConta,
    indicacao: await trazerAlguem(mundo, membro),
    ...(await aparelhoDe(mundo, membro)),
    ...(await criarIdentidadeEmAnalise(mundo, membro)),
    conta: membro.id,
    exportacao: exportacao.corpo.id,
  };
}

/** A person whom the member brought. */
async function trazerAlguem(mundo: Mundo, { id }: Pessoa): Promise<number> {
  const { id: indicado } = await criarPessoa(mundo);
  const nova = { indicador_id: id, indicado_id: indicado, estado: 'cadastrada', criada_em: mundo.agora() };
  const { db } = mundo.aplicacao.deps;
  const feita = await db.insertInto('indicacoes').values(nova).returning('id').executeTakeFirstOrThrow();
  await montados(db, 'indicacao', [feita.id]);
  return feita.id;
}

/** The device that the member is on, which cannot be taken away from there, and another session on it. */
async function aparelhoDe(mundo: Mundo, { id }: Pessoa) {
  const { db, relogio } = mundo.aplicacao.deps;
  const { id: dispositivo } = await db
    .selectFrom('dispositivos')
    .select('id')
    .where('usuario_id', '=', id)
    .executeTakeFirstOrThrow();
  const parede = new Date(relogio.parede()).toISOString();
  const expira = new Date(relogio.parede() + 86_400_000).toISOString();
  const { id: sessao } = await db
    .insertInto('sessoes')
    .values({ usuario_id: id, dispositivo_id: dispositivo, criada_em: parede, expira_em: expira })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { dispositivo, sessao };
}

/** A passkey, as a row: no browser ever made it. */
async function chaveDe(mundo: Mundo, { id }: Pessoa): Promise<number> {
  return (
    await mundo.aplicacao.deps.db
      .insertInto('chaves_de_acesso')
      .values({
        usuario_id: id,
        credencial: `matriz-${id}-${'x'.repeat(20)}`,
        chave_publica: Buffer.from('x'),
        nome: 'Chave da matriz',
        criada_em: mundo.agora(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
}

/** Bearer values that look right and are not access tokens of a session: out of date, and a refresh token. */
function falsas(mundo: Mundo, de: Pessoa) {
  const [chave] = mundo.aplicacao.deps.cifra.chavesDeToken();
  function parte(v: unknown): string {
    return Buffer.from(JSON.stringify(v)).toString('base64url');
  }
  const dados = JSON.parse(Buffer.from(de.token.split('.')[1] ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >;
  const ha = Math.floor(Date.now() / 1_000) - 3_600;
  const base = `${parte({ alg: 'HS256', typ: 'JWT', kid: chave?.id })}.${parte({ ...dados, iat: ha, exp: ha + 600 })}`;
  const vencido = `${base}.${createHmac('sha256', chave?.segredo ?? '')
    .update(base)
    .digest('base64url')}`;
  return { tokenVencido: { ...de, token: vencido }, refreshComoAcesso: { ...de, token: de.refreshToken } };
}
