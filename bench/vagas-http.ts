import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { CABECALHOS } from '@rateia/contracts/cabecalhos';
import { caminhos } from '@rateia/contracts/caminhos';
import type { Conexao } from './vagas/conexao.ts';
import { abrirConexao } from './vagas/conexao.ts';
import type { Carga } from './vagas/dados.ts';
import { resumir } from './vagas/dados.ts';

/** The same purchases through the whole API: token, session, contract, idempotency key, answer. */
const carga = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Carga;
const { method, path } = caminhos.assinarDireto;
const pedidos = carga.compras.map(({ token, grupo }) => {
  const corpo = JSON.stringify({ idGrupo: grupo.id, vagas: 1, valorTotal: carga.valorTotal });
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
});
const conexoes = await Promise.all(Array.from({ length: carga.conexoes }, () => abrirConexao(carga.porta)));

const duracoes: number[] = [];
let vendidas = 0;
let recusadas = 0;
const fila = pedidos.values();
const correr = async (conexao: Conexao): Promise<void> => {
  for (const pedido of fila) {
    const inicio = performance.now();
    const { status, corpo } = await conexao.pedir(pedido);
    duracoes.push(performance.now() - inicio);
    if (status === 200) vendidas += 1;
    else recusadas += 1;
    if (status >= 500 || status === 401) throw new Error(`${status} ${corpo}`);
  }
};
const inicio = performance.now();
await Promise.all(conexoes.map(correr));
const segundos = (performance.now() - inicio) / 1_000;
for (const c of conexoes) c.fechar();
process.stdout.write(JSON.stringify(resumir(duracoes, { vendidas, recusadas, segundos })));
