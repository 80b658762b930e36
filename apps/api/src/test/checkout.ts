import { createHash, randomBytes } from 'node:crypto';
import { CABECALHOS } from '@rateia/contracts/cabecalhos';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos } from '@rateia/domain/dinheiro';
import { ID_FORMA_ACESSO } from '@rateia/domain/grupos/enums';
import { taxaVaga } from '@rateia/domain/grupos/precos';
import type { PaisDaResidencia } from '@rateia/domain/grupos/residencia';
import { ID_SERVICO_COM_RESIDENCIA } from '@rateia/domain/grupos/residencia';
import { REGRAS_PADRAO } from '@rateia/domain/regras';
import { sql } from 'kysely';
import { parteSecreta } from '../gateways/autenticidade-de-webhook.ts';
import type { Mundo } from './app.ts';
import type { Pessoa } from './construtores.ts';
import { criarCatalogo, criarPessoa, criarServicoComResidencia } from './construtores.ts';
import { oBancoConfirma } from './palavra-do-banco.ts';
import { montados } from './trilhas.ts';

export type GrupoAVenda = {
  readonly id: number;
  readonly administrador: Pessoa;
  readonly valorSemTaxas: Centavos;
  readonly valorTaxa: Centavos;
  /** The price of joining, for each seat. */
  readonly totalPorVaga: Centavos;
};

let contador = 0;

/** A public group on sale, straight in the database: its creation has tests of its own. */
export async function criarGrupoAVenda(
  mundo: Mundo,
  {
    vagas = 4,
    exigeCaucao = true,
    status = 1,
    jaAssinado = false,
    administrador,
    visibilidade = 2,
    relacionamentos = [],
    pais = null,
  }: {
    readonly vagas?: number;
    readonly exigeCaucao?: boolean;
    readonly status?: number;
    readonly jaAssinado?: boolean;
    readonly administrador?: Pessoa;
    readonly visibilidade?: number;
    /** Relations to the administrator that the group takes; none = nobody is asked. */
    readonly relacionamentos?: readonly number[];
    /** The country of a household; the group is then of the service that asks for one (REGRAS 2.27). */
    readonly pais?: PaisDaResidencia | null;
  } = {},
): Promise<GrupoAVenda> {
  await criarCatalogo(mundo);
  if (pais !== null) await criarServicoComResidencia(mundo);
  const { db } = mundo.aplicacao.deps;
  contador += 1;
  const dono = administrador ?? (await criarPessoa(mundo, { nome: 'Administrador' }));
  const valorSemTaxas = centavos(2_000);
  const valorTaxa = taxaVaga(valorSemTaxas, REGRAS_PADRAO, { reduzida: false });
  const agora = mundo.agora();
  const { id } = await db
    .insertInto('grupos')
    .values({
      nome: `Grupo de teste ${contador}`,
      nome_url: `grupo-de-teste-${contador}`,
      ...(pais === null ? { servico_id: 10, plano_id: 100 } : { servico_id: ID_SERVICO_COM_RESIDENCIA }),
      pais_da_residencia: pais,
      tipo: 5,
      visibilidade,
      administrador_id: dono.id,
      status,
      status_desde: agora,
      valor: valorSemTaxas * (vagas + 1),
      lugares: vagas + 1,
      total_vagas: vagas,
      valor_sem_taxas: valorSemTaxas,
      valor_taxa: valorTaxa,
      exige_caucao: exigeCaucao,
      forma_acesso: pais === null ? ID_FORMA_ACESSO.loginSenha : ID_FORMA_ACESSO.convite,
      relacionamentos_permitidos: [...relacionamentos],
      acesso_imediato: jaAssinado,
      regras: 'Não trocar a senha\nUm perfil por pessoa',
      icone: 'icone-01',
      cor: 'cor-01',
      busca: 'grupo de teste',
      criado_em: agora,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await montados(db, 'grupo', [id]);
  const mensal = valorSemTaxas + valorTaxa;
  const totalPorVaga = centavos(exigeCaucao ? mensal * 2 : mensal);
  return { id, administrador: dono, valorSemTaxas, valorTaxa, totalPorVaga };
}

/** A buyer of a crowd: only what a call needs. */
export type Comprador = { readonly id: number; readonly token: string; readonly hashDispositivo: string };

/** Buyers made by one statement: more of them may take longer than a statement may. */
const DE_UMA_VEZ = 2_000;

/** Many validated people with a session and money each, made in a few statements. */
export async function criarCompradores(
  mundo: Mundo,
  n: number,
  saldo: Centavos = centavos(0),
): Promise<readonly Comprador[]> {
  const todos: Comprador[] = [];
  while (todos.length < n) todos.push(...(await criarLote(mundo, Math.min(DE_UMA_VEZ, n - todos.length), saldo)));
  return todos;
}

async function criarLote(mundo: Mundo, n: number, saldo: Centavos): Promise<readonly Comprador[]> {
  const { deps, tokens } = mundo.aplicacao;
  const hashDispositivo = randomBytes(24).toString('base64url');
  const hash = createHash('sha256').update(hashDispositivo).digest();
  const marca = randomBytes(4).toString('hex');
  const parede = new Date(deps.relogio.parede()).toISOString();
  const { rows } = await sql<{ readonly id: number; readonly sessao: string }>`
    with pessoas as (
      insert into usuarios (email, primeiro_nome, sobrenome, email_verificado_em, telefone_cifrado, telefone_indice, telefone_verificado_em, cpf_cifrado, cpf_indice, dados_fiscais_em, termos_versao, termos_aceitos_em, criado_em)
      select ${marca} || '.' || n || '@multidao.example', 'Comprador', 'Teste', ${parede}, '\\x00', convert_to(${marca} || n, 'UTF8'), ${parede}, ${deps.cifra.cifrar('52998224725', 'usuario:cpf')}, convert_to(${marca} || n, 'UTF8'), ${parede}, '1', ${parede}, ${parede}
      from generate_series(1, ${n}::integer) n returning id
    ), aparelhos as (
      insert into dispositivos (usuario_id, hash, nome, liberado_em, criado_em, visto_em)
      select id, ${hash}, 'Teste', ${parede}, ${parede}, ${parede} from pessoas returning id, usuario_id
    )
    insert into sessoes (usuario_id, dispositivo_id, criada_em, expira_em)
    select usuario_id, id, ${parede}, ${parede}::timestamptz + interval '30 days' from aparelhos
    returning usuario_id as id, id as sessao`.execute(deps.db);
  if (saldo > 0) {
    const ids = rows.map(({ id }) => id);
    const { rows: creditos } = await sql<{ readonly id: number }>`
      with novos as (
        insert into creditos (usuario_id, origem, valor, status, meio_pagamento, descricao, criado_em, resolvido_em)
        select unnest(${ids}::bigint[]), 'recarga', ${saldo}, 34, 12, 'Recarga de teste', ${parede}, ${parede} returning id, usuario_id
      )
      select id, lancar('recarga', 'creditos', id, 'credito:' || id || ':recarga', ${parede}::timestamptz, jsonb_build_array(
        jsonb_build_object('conta', 'disponivel', 'usuario', usuario_id, 'valor', ${saldo}::bigint),
        jsonb_build_object('conta', 'liquidacao', 'provedor', 'pix', 'valor', -${saldo}::bigint))) from novos`.execute(
      deps.db,
    );
    await montados(
      deps.db,
      'credito',
      creditos.map(({ id }) => id),
    );
  }
  return rows.map(({ id, sessao }) => ({
    id,
    // A new one for each call, as a client renews it: a large crowd lasts longer than a token.
    get token() {
      return tokens.emitir({ usuarioId: id, sessaoId: sessao });
    },
    hashDispositivo,
  }));
}

/** Registers the real address of this world's API at the sandbox's bank. */
export async function ligarWebhook(mundo: Mundo): Promise<void> {
  const endereco = mundo.http.server.address();
  const porta = typeof endereco === 'object' && endereco !== null ? endereco.port : 0;
  const r = await mundo.aplicacao.deps.gateways.pix.configurarWebhook(`http://127.0.0.1:${porta}/api/v1/webhook/pix`);
  if (r.situacao !== 'ok') throw new Error(`webhook: ${r.situacao}`);
}

/** Delivers notices of which the bank knows nothing: an attacker who has the address tells them. */
export async function entregarSemBanco(mundo: Mundo, itens: readonly object[], segredo?: string): Promise<number> {
  return (await entregar(mundo, itens, segredo)).status;
}

/** Delivers notices as the provider would, which says the same when it is asked; answers the status. */
export async function entregarAvisos(mundo: Mundo, itens: readonly object[], segredo?: string): Promise<number> {
  const { status, ...webhook } = await entregar(mundo, itens, segredo);
  if (status === 200) oBancoConfirma(mundo, { ...webhook, cabecalhos: {}, recebidoEm: Date.now() });
  return status;
}

async function entregar(mundo: Mundo, itens: readonly object[], segredo: string | undefined) {
  const caminho = `/webhook/pix/${segredo ?? parteSecreta(mundo.config.pix.webhook.segredo)}/pix`;
  const payload = JSON.stringify({ pix: itens });
  const r = await mundo.http.inject({
    method: 'POST',
    url: `/api/v1${caminho}`,
    headers: { 'content-type': 'application/json', [CABECALHOS.requisicao]: 'teste-de-webhook' },
    payload,
  });
  return { status: r.statusCode, caminho, corpoBruto: Buffer.from(payload) };
}

type PixDoBanco = { readonly e2eid: string; readonly txid: string; readonly horario: string };

/** A person pays at the sandbox's bank, as by clicking there. */
export async function pagarNoBanco(
  mundo: Mundo,
  pagamento: {
    readonly txid: string;
    readonly cpf?: string;
    readonly valor?: number;
    readonly forcar?: boolean;
  },
): Promise<PixDoBanco> {
  const r = await fetch(`${mundo.sandbox.url}/sandbox/banco/pagar`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(pagamento),
  });
  if (!r.ok) throw new Error(`bank: ${r.status} ${await r.text()}`);
  return (await r.json()) as PixDoBanco;
}

/** The amount that the bank gave back of each of these charges. */
export async function devolvidosNoBanco(
  mundo: Mundo,
  txids: readonly string[],
): Promise<readonly (readonly number[])[]> {
  type PixNoBanco = { readonly txid: string; readonly devolucoes?: readonly { readonly valor: number }[] };
  const todos = (await (await fetch(`${mundo.sandbox.url}/sandbox/banco/pix`)).json()) as readonly PixNoBanco[];
  const porTxid = new Map(todos.map((pix) => [pix.txid, pix]));
  return txids.map((txid) => porTxid.get(txid)?.devolucoes?.map(({ valor }) => valor) ?? []);
}

/** Waits for the bank to have nothing under way, then runs what its notices caused. */
export async function assentarComBanco(mundo: Mundo): Promise<void> {
  await mundo.sandbox.ociosa();
  await mundo.assentar();
  await mundo.sandbox.ociosa();
  await mundo.assentar();
}

/** Turns faults of the sandbox on, in place of those that were. */
export async function ligarFalhas(mundo: Mundo, plano: Record<string, unknown>): Promise<void> {
  const r = await fetch(`${mundo.sandbox.url}/sandbox/falhas`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(plano),
  });
  if (!r.ok) throw new Error(`faults: ${r.status} ${await r.text()}`);
}
