import { sql } from 'kysely';
import type { Mundo } from './app.ts';
import { criarPessoa } from './construtores.ts';

type OpcoesDeCupom = {
  readonly codigo?: string;
  /** In basis points: 10 % unless an amount is given. */
  readonly pontos?: number;
  readonly valor?: number;
  readonly maximo?: number;
  readonly minimo?: number;
  readonly limite?: number;
  readonly porPessoa?: number;
  readonly soNaPrimeira?: boolean;
  readonly servicoId?: number;
};

let quantos = 0;

/** A coupon that holds now. */
export async function criarCupom(
  mundo: Mundo,
  o: OpcoesDeCupom = {},
): Promise<{ readonly id: number; readonly codigo: string }> {
  quantos += 1;
  const codigo = o.codigo ?? `TESTE-${quantos}`;
  const { id: criado_por } = await criarPessoa(mundo);
  const agora = mundo.agora();
  const { id } = await mundo.aplicacao.deps.db
    .insertInto('cupons')
    .values({
      codigo,
      nome: codigo,
      promocao: o.servicoId === undefined ? 151 : 157,
      pontos: o.valor === undefined ? (o.pontos ?? 1000) : null,
      valor: o.valor ?? null,
      maximo: o.maximo ?? null,
      minimo: o.minimo ?? 0,
      servico_id: o.servicoId ?? null,
      so_na_primeira: o.soNaPrimeira ?? false,
      por_pessoa: o.porPessoa ?? 1,
      limite: o.limite ?? null,
      comeca_em: agora,
      criado_em: agora,
      criado_por,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, codigo };
}

export async function pararCupom(mundo: Mundo, { id }: { readonly id: number }): Promise<void> {
  await sql`update cupons set parado_em = ${mundo.agora()} where id = ${id}`.execute(mundo.aplicacao.deps.db);
}
