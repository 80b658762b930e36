import { sql } from 'kysely';
import type { Banco } from './db/banco.ts';
import { emTransacao } from './db/banco.ts';
import { CONTEXTO_DA_CONVERSA, CONTEXTO_PESSOAL } from './db/contextos.ts';
import type { Cifra } from './gateways/chaves/port.ts';

/** One encrypted column: where it is, and under which context each of its rows was sealed. */
export type ColunaCifrada = {
  readonly tabela: string;
  readonly coluna: string;
  /** `pessoal` is sealed by `cifrar`, `cofre` by `embrulhar`. */
  readonly uso: 'pessoal' | 'cofre';
  /** SQL of the context of a row. */
  readonly contexto: string;
};

function doUsuario(campo: keyof typeof CONTEXTO_PESSOAL): ColunaCifrada {
  return pessoal('usuarios', `${campo}_cifrado`, CONTEXTO_PESSOAL[campo]);
}

function pessoal(tabela: string, coluna: string, contexto: string): ColunaCifrada {
  return { tabela, coluna, uso: 'pessoal', contexto: `'${contexto}'` };
}

/** Every column that a master key has sealed; a test finds those of the database that are not here. */
export const COLUNAS_CIFRADAS: readonly ColunaCifrada[] = [
  doUsuario('cpf'),
  doUsuario('telefone'),
  doUsuario('nascimento'),
  doUsuario('endereco'),
  pessoal('precadastros', 'email_cifrado', 'precadastro:email'),
  pessoal('chaves_pix', 'chave_cifrada', 'chavePix'),
  pessoal('contas_bancarias', 'conta_cifrada', 'contaBancaria'),
  pessoal('tentativas_de_cartao', 'token_cifrado', 'cartao:token'),
  pessoal('cobrancas_pagbank', 'pedido_cifrado', 'pagbank:pedido'),
  pessoal('cartoes', 'endereco_cifrado', CONTEXTO_PESSOAL.endereco),
  pessoal('verificacoes_de_cartao', 'token_do_cadastro_cifrado', 'cartao:token'),
  pessoal('verificacoes_de_cartao', 'token_cifrado', 'cartao:token'),
  pessoal('verificacoes_de_cartao', 'valor_cifrado', 'cartao:valor'),
  pessoal('autorizacoes_pix', 'cpf_cifrado', 'pixProgramado:cpf'),
  pessoal('autenticadores', 'segredo_cifrado', 'autenticador:segredo'),
  pessoal('contas_sociais', 'email_cifrado', 'social:email'),
  pessoal('autenticacoes_externas', 'segredos_cifrados', 'social:segredos'),
  pessoal('autenticacoes_externas', 'identidade_cifrada', 'social:identidade'),
  pessoal('chamado_mensagens', 'texto_cifrado', 'chamado:texto'),
  pessoal('chamado_anexos', 'nome_cifrado', 'chamado:anexo'),
  pessoal('conversa_mensagens', 'texto_cifrado', 'conversa:texto'),
  pessoal('reclamacao_interacoes', 'texto_cifrado', 'reclamacao:texto'),
  pessoal('reclamacao_anexos', 'nome_cifrado', 'reclamacao:anexo'),
  pessoal('reclamacao_decisoes', 'texto_cifrado', 'reclamacao:decisao'),
  pessoal('convites', 'codigo_cifrado', 'convite:codigo'),
  pessoal('convites', 'email_cifrado', 'convite:email'),
  pessoal('trocas_de_email', 'novo_cifrado', 'trocaEmail:endereco'),
  pessoal('trocas_de_email', 'antigo_cifrado', 'trocaEmail:endereco'),
  {
    tabela: 'idempotencia',
    coluna: 'resposta_cifrada',
    uso: 'pessoal',
    contexto: `'idempotencia:resposta:' || usuario_id || ':' || chave`,
  },
  pessoal('idempotencia_publica', 'resposta_cifrada', 'idempotencia:publica'),
  pessoal('inscricoes_push', 'inscricao_cifrada', 'push:inscricao'),
  pessoal('conversas_telegram', 'conversa_cifrada', CONTEXTO_DA_CONVERSA),
  pessoal('validacoes_conta', 'comparacao_cifrada', 'identidade:comparacao'),
  { tabela: 'documentos', coluna: 'chave_embrulhada', uso: 'cofre', contexto: `'documento:' || id` },
  { tabela: 'chamado_anexos', coluna: 'chave_embrulhada', uso: 'cofre', contexto: `'chamado:anexo:' || id` },
  { tabela: 'reclamacao_anexos', coluna: 'chave_embrulhada', uso: 'cofre', contexto: `'reclamacao:anexo:' || id` },
  { tabela: 'comprovantes', coluna: 'chave_embrulhada', uso: 'cofre', contexto: `'comprovante:' || arquivo` },
  { tabela: 'exportacoes', coluna: 'chave_embrulhada', uso: 'cofre', contexto: `'exportacao:' || id` },
  // The text of a vault has a key of its own, which is wrapped for each of its readers.
  {
    tabela: 'segredo_chaves',
    coluna: 'chave_embrulhada',
    uso: 'cofre',
    contexto: `segredo_id || ':' || usuario_id`,
  },
];

export type Andamento = { readonly coluna: ColunaCifrada; readonly total: number; readonly antigas: number };
export type Recifrada = Andamento & { readonly feitas: number; readonly falhas: number };

const LOTE = 200;
function nome(c: ColunaCifrada) {
  return sql.id(c.coluna);
}
/** The sealed form begins with a version, the length of the key's id, and that id. */
function daChave(c: ColunaCifrada, id: string) {
  return sql<boolean>`substring(${nome(c)} from 3 for get_byte(${nome(c)}, 1)) = convert_to(${id}, 'UTF8')`;
}

/** The number of rows of each column that are sealed, and of those under an older master key than the first. */
export async function contarCifradas(db: Banco, cifra: Cifra): Promise<readonly Andamento[]> {
  const contadas: Andamento[] = [];
  for (const coluna of COLUNAS_CIFRADAS) {
    const { rows } = await sql<{ readonly total: number; readonly antigas: number }>`
      select count(*)::int as total, (count(*) filter (where not ${daChave(coluna, cifra.chaveAtual())}))::int as antigas
      from ${sql.table(coluna.tabela)} where ${nome(coluna)} is not null`.execute(db);
    contadas.push({ coluna, total: rows[0]?.total ?? 0, antigas: rows[0]?.antigas ?? 0 });
  }
  return contadas;
}

/**
 * Seals every row of a column under the first master, in small transactions that hold no row for long. It may be
 * stopped and begun again, run beside the service, and run twice: a row that is sealed anew already is not touched. A
 * row that does not open is counted and left as it is.
 */
export async function recifrarColuna(
  db: Banco,
  cifra: Cifra,
  { coluna, total, antigas }: Andamento,
  avisar: (feitas: number) => void = () => undefined,
): Promise<Recifrada> {
  let feitas = 0;
  for (;;) {
    const volta = await darUmaVolta(db, cifra, { coluna, avisar: (n) => avisar(feitas + n) });
    feitas += volta.feitas;
    // Another round finds the rows that another transaction held, or wrote under an old key, during this one.
    if (volta.feitas === 0) return { coluna, total, antigas, feitas, falhas: volta.falhas };
  }
}

type Volta = { readonly coluna: ColunaCifrada; readonly avisar: (feitas: number) => void };

/**
 * Goes once through the table, in the order in which it lies: a row that is sealed anew goes to its end and is passed
 * over.
 */
async function darUmaVolta(
  db: Banco,
  cifra: Cifra,
  { coluna, avisar }: Volta,
): Promise<{ readonly feitas: number; readonly falhas: number }> {
  let [feitas, falhas] = [0, 0];
  let depoisDe: string | undefined = COMECO;
  while (depoisDe !== undefined) {
    const lote: Lote = await recifrarLote(db, cifra, { coluna, depoisDe });
    feitas += lote.feitas;
    falhas += lote.falhas;
    depoisDe = lote.ultimo;
    if (lote.feitas > 0) avisar(feitas);
  }
  return { feitas, falhas };
}

const COMECO = '(0,0)';
type Linha = { readonly lugar: string; readonly contexto: string; readonly valor: Buffer };
type Lote = { readonly feitas: number; readonly falhas: number; readonly ultimo: string | undefined };

async function recifrarLote(
  db: Banco,
  cifra: Cifra,
  { coluna, depoisDe }: { readonly coluna: ColunaCifrada; readonly depoisDe: string },
): Promise<Lote> {
  return await emTransacao(db, async (trx) => {
    const tabela = sql.table(coluna.tabela);
    const { rows } = await sql<Linha>`
      select ctid::text as lugar, ${sql.raw(coluna.contexto)} as contexto, ${nome(coluna)} as valor from ${tabela}
      where ctid > ${depoisDe}::tid and ${nome(coluna)} is not null and not ${daChave(coluna, cifra.chaveAtual())}
      order by ctid limit ${LOTE} for update skip locked`.execute(trx);
    let feitas = 0;
    for (const linha of rows) {
      const novo = selarDeNovo(cifra, coluna, linha);
      if (novo === undefined) continue;
      // Locked by us: nobody has moved it since.
      await sql`update ${tabela} set ${nome(coluna)} = ${novo} where ctid = ${linha.lugar}::tid`.execute(trx);
      feitas += 1;
    }
    return { feitas, falhas: rows.length - feitas, ultimo: rows.at(-1)?.lugar };
  });
}

/** Undefined when no present key opens the row, or its context is another. */
function selarDeNovo(cifra: Cifra, { uso }: ColunaCifrada, { valor, contexto }: Linha): Buffer | undefined {
  try {
    return uso === 'cofre'
      ? cifra.embrulhar(cifra.desembrulhar(valor, contexto), contexto)
      : cifra.cifrar(cifra.decifrar(valor, contexto), contexto);
  } catch {
    // The command counts the row, which stays as it was.
    return undefined;
  }
}
