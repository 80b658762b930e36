import { randomUUID } from 'node:crypto';
import { setTimeout as descansar } from 'node:timers/promises';
import { CABECALHOS } from '@rateia/contracts/cabecalhos';
import { caminhos } from '@rateia/contracts/caminhos';
import { MEIO_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import { ID_ESTADO_PAGAMENTO } from '@rateia/domain/pagamentos/pagamento';
import type pg from 'pg';
import { CONTEXTO_PESSOAL } from '../../apps/api/src/db/contextos.ts';
import { chavesDeAmbiente } from '../../apps/api/src/gateways/chaves/chaveiros.ts';
import { criarCifra } from '../../apps/api/src/gateways/chaves/cifra.ts';
import { criarTokens } from '../../apps/api/src/http/tokens.ts';
import { cpfInventado } from '../../apps/api/src/seed/gente.ts';
import { prepararPessoas } from '../vagas/preparar.ts';

/** Milliseconds that one payment waited. */
export type Tempos = {
  /** From the request to the code that the person pays. */
  readonly codigo: number;
  /** From the bank's payment to the money in the wallet. */
  readonly dinheiro: number;
};
export type Pagar = () => Promise<Tempos>;

const PAGADORES = 40;
const VALOR = 5_000;
const OLHADA_MS = 10;
const LIMITE_MS = 120_000;
/** Between two payments, as people leave it. */
const DESCANSO_MS = 50;

/** People who top their wallets up by Pix, one after the other, through the API and the sandbox's bank. */
export async function prepararPagadores(
  banco: pg.Client,
  { chaves, porta, sandbox }: { readonly chaves: string; readonly porta: number; readonly sandbox: number },
): Promise<Pagar> {
  const cifra = criarCifra(chavesDeAmbiente(chaves));
  const tokens = criarTokens(cifra);
  const { compradores, hashDispositivo } = await prepararPessoas(banco, {
    ...{ compradores: PAGADORES, administradores: 1, comprasCada: 1 },
  });
  const cpfs = compradores.map((_, n) => cpfInventado(n));
  for (const [n, { id }] of compradores.entries()) {
    const [cpf = ''] = [cpfs[n]];
    await banco.query('update usuarios set cpf_cifrado = $2, cpf_indice = $3 where id = $1', [
      id,
      cifra.cifrar(cpf, CONTEXTO_PESSOAL.cpf),
      cifra.indice(cpf, CONTEXTO_PESSOAL.cpf),
    ]);
  }
  let vez = 0;
  return async () => {
    const n = vez++ % PAGADORES;
    const [quem, cpf = ''] = [compradores[n], cpfs[n]];
    if (quem === undefined) throw new Error('nobody to pay');
    const pedido = performance.now();
    const { method, path } = caminhos.comprarCredito;
    const { idPagamento } = await pedir<{ readonly idPagamento: string }>(`http://127.0.0.1:${porta}${path}`, {
      method,
      corpo: { valor: VALOR, meioPagamento: MEIO_PAGAMENTO.pix.id },
      cabecalhos: {
        authorization: `Bearer ${tokens.emitir({ usuarioId: quem.id, sessaoId: quem.sessao })}`,
        [CABECALHOS.dispositivo]: hashDispositivo,
        [CABECALHOS.idempotencia]: randomUUID(),
      },
    });
    const copiaECola = await esperarLinha(banco, {
      sql: 'select c.copia_e_cola as valor from cobrancas_pix c join pagamentos p on p.id = c.pagamento_id where p.id_publico = $1 and c.copia_e_cola is not null',
      parametros: [idPagamento],
    });
    const codigo = performance.now() - pedido;
    const pago = performance.now();
    await pedir(`http://127.0.0.1:${sandbox}/sandbox/banco/pagar`, { method: 'POST', corpo: { copiaECola, cpf } });
    await esperarLinha(banco, {
      sql: 'select estado as valor from pagamentos where id_publico = $1 and estado = $2',
      parametros: [idPagamento, ID_ESTADO_PAGAMENTO.pago],
    });
    return { codigo, dinheiro: performance.now() - pago };
  };
}

/** Pays so many times, and on while `enquanto` says so. */
export async function pagarSempre(
  pagar: Pagar,
  { vezes, enquanto }: { readonly vezes: number; readonly enquanto: () => Promise<boolean> },
): Promise<readonly Tempos[]> {
  const tempos: Tempos[] = [];
  while (tempos.length < vezes || (await enquanto())) {
    tempos.push(await pagar());
    await descansar(DESCANSO_MS);
  }
  return tempos;
}

async function pedir<T>(
  endereco: string,
  p: { readonly method: string; readonly corpo: unknown; readonly cabecalhos?: Readonly<Record<string, string>> },
): Promise<T> {
  const resposta = await fetch(endereco, {
    method: p.method,
    headers: { 'content-type': 'application/json', ...p.cabecalhos },
    body: JSON.stringify(p.corpo),
  });
  const texto = await resposta.text();
  if (!resposta.ok) throw new Error(`${endereco} answered ${resposta.status}: ${texto}`);
  return (texto === '' ? undefined : JSON.parse(texto)) as T;
}

async function esperarLinha(
  banco: pg.Client,
  { sql, parametros }: { readonly sql: string; readonly parametros: readonly unknown[] },
): Promise<string> {
  const limite = performance.now() + LIMITE_MS;
  while (performance.now() < limite) {
    const { rows } = await banco.query<{ readonly valor: string }>(sql, [...parametros]);
    const [achada] = rows;
    if (achada !== undefined) return achada.valor;
    await descansar(OLHADA_MS);
  }
  throw new Error(`a payment did not move in ${LIMITE_MS / 1_000} s: ${parametros.join(', ')}`);
}
