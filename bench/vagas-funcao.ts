import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { REGRAS_PADRAO } from '@rateia/domain/regras';
import pg from 'pg';
import { planoDaCompra } from '../apps/api/src/features/checkout/plano-da-compra.ts';
import type { Carga } from './vagas/dados.ts';
import { resumir } from './vagas/dados.ts';

/** The same purchases as calls of the database function and nothing else, by as many connections as the API has. */
const carga = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Carga;
const agora = new Date().toISOString();
const planos = carga.compras.map(({ usuario, grupo }) => {
  const plano = planoDaCompra({ vitrine: grupo, vagas: 1, usuarioId: usuario, agora, regras: REGRAS_PADRAO });
  return JSON.stringify({ ...plano, usuario, chave: randomUUID(), hash: '00'.repeat(32), chamada: 'assinarDireto' });
});
const clientes = await Promise.all(
  Array.from({ length: carga.conexoes }, async () => {
    const cliente = new pg.Client({ connectionString: carga.banco, options: '-c role=rateia_app' });
    await cliente.connect();
    return cliente;
  }),
);

const duracoes: number[] = [];
let vendidas = 0;
let recusadas = 0;
const fila = planos.values();
const correr = async (cliente: pg.Client): Promise<void> => {
  for (const plano of fila) {
    const inicio = performance.now();
    const { rows } = await cliente.query<{ recusa: string | null }>(
      'select recusa, status, resposta from assinar_direto($1::jsonb)',
      [plano],
    );
    duracoes.push(performance.now() - inicio);
    if (rows[0]?.recusa === null) vendidas += 1;
    else recusadas += 1;
  }
};
const inicio = performance.now();
await Promise.all(clientes.map(correr));
const segundos = (performance.now() - inicio) / 1_000;
await Promise.all(clientes.map((c) => c.end()));
process.stdout.write(JSON.stringify(resumir(duracoes, { vendidas, recusadas, segundos })));
