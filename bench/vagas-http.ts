import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { CABECALHOS } from '@rateia/contracts/cabecalhos';
import { caminhos } from '@rateia/contracts/caminhos';
import { MEIO_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import type { Conexao } from './vagas/conexao.ts';
import { abrirConexao } from './vagas/conexao.ts';
import type { Carga } from './vagas/dados.ts';
import { resumir } from './vagas/dados.ts';

/** The same purchases through the whole API: a hold and a payment, each with token, session, contract and idempotency key. */
const carga = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Carga;
const { preCheckout, createAssinatura } = caminhos;
function pedido(
  { method, path }: typeof preCheckout | typeof createAssinatura,
  token: string,
  entrada: Readonly<Record<string, number>>,
): string {
  const corpo = JSON.stringify(entrada);
  return [
    `${method} ${path} HTTP/1.1`,
    `host: 127.0.0.1:${carga.porta}`,
    `authorization: Bearer ${token}`,
    `${CABECALHOS.dispositivo}: ${carga.hashDispositivo}`,
    `${CABECALHOS.idempotencia}: ${randomUUID()}`,
    'content-type: application/json',
    `content-length: ${corpo.length}`,
    '',
    corpo,
  ].join('\r\n');
}
const conexoes = await Promise.all(Array.from({ length: carga.conexoes }, () => abrirConexao(carga.porta)));

const duracoes: number[] = [];
let vendidas = 0;
let recusadas = 0;
const fila = carga.compras.values();
async function correr(conexao: Conexao): Promise<void> {
  for (const { token, grupo } of fila) {
    const inicio = performance.now();
    const reserva = await conexao.pedir(pedido(preCheckout, token, { idGrupo: grupo.id, vagas: 1 }));
    if (reserva.status !== 200) throw new Error(`${reserva.status} ${reserva.corpo}`);
    const { idPreCheckout } = JSON.parse(reserva.corpo) as { readonly idPreCheckout: number };
    const compra = { idPreCheckout, meioPagamento: MEIO_PAGAMENTO.credito.id, valorTotal: carga.valorTotal };
    const { status, corpo } = await conexao.pedir(pedido(createAssinatura, token, compra));
    duracoes.push(performance.now() - inicio);
    if (status === 200) vendidas += 1;
    else recusadas += 1;
    if (status >= 500 || status === 401) throw new Error(`${status} ${corpo}`);
  }
}
const inicio = performance.now();
await Promise.all(conexoes.map(correr));
const segundos = (performance.now() - inicio) / 1_000;
for (const c of conexoes) c.fechar();
process.stdout.write(JSON.stringify(resumir(duracoes, { vendidas, recusadas, segundos })));
