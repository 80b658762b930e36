import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import type { Carga } from './vagas/dados.ts';
import { resumir } from './vagas/dados.ts';
import { PAGAMENTO, planoDe, RESERVA, valoresDaReserva, valoresDoPagamento } from './vagas/na-mao.ts';

/**
 * The lower limit: the same purchases written by hand as one SQL statement for the hold and one for the payment, by as
 * many connections as the API has (ESCALA).
 */
const carga = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Carga;
const agora = new Date().toISOString();
const compras = carga.compras.map(({ usuario, grupo }) => planoDe({ usuario, grupo, agora }));
// The owner of the tables: the application's role writes the ledger by its functions alone.
const clientes = await Promise.all(
  Array.from({ length: carga.conexoes }, async () => {
    const cliente = new pg.Client({ connectionString: carga.banco });
    await cliente.connect();
    return cliente;
  }),
);

const duracoes: number[] = [];
let vendidas = 0;
let recusadas = 0;
const fila = compras.values();
async function correr(cliente: pg.Client): Promise<void> {
  for (const compra of fila) {
    const inicio = performance.now();
    const { rows: reservas } = await cliente.query<{ readonly assinatura: number; readonly fatura: number }>({
      name: 'reserva',
      text: RESERVA,
      values: valoresDaReserva(compra, randomUUID()),
    });
    const [reserva] = reservas;
    if (reserva === undefined) {
      recusadas += 1;
      continue;
    }
    const { rows } = await cliente.query<{ readonly vagas: number }>({
      name: 'pagamento',
      text: PAGAMENTO,
      values: valoresDoPagamento(compra, reserva, randomUUID()),
    });
    duracoes.push(performance.now() - inicio);
    if (rows[0]?.vagas === 1) vendidas += 1;
    else recusadas += 1;
  }
}
const inicio = performance.now();
await Promise.all(clientes.map(correr));
const segundos = (performance.now() - inicio) / 1_000;
await Promise.all(clientes.map((c) => c.end()));
process.stdout.write(JSON.stringify(resumir(duracoes, { vendidas, recusadas, segundos })));
