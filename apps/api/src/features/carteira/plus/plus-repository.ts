import type { Adesao } from '@rateia/domain/carteira/plus';
import { plusEmVigor, reducaoDoPlus } from '@rateia/domain/carteira/plus';
import type { Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos, multiplicar, somar } from '@rateia/domain/dinheiro';
import { ESTADOS_VIVOS, ID_ESTADO_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import type { Regras } from '@rateia/domain/regras';
import type { Executor } from '../../../db/banco.ts';

/** The Plus of a person, in force or over; undefined if he never had one. */
export async function adesaoDe(db: Executor, usuarioId: number): Promise<Adesao | undefined> {
  return await db
    .selectFrom('adesoes_plus')
    .select(['desde', 'valida_ate as validaAte', 'renova'])
    .where('usuario_id', '=', usuarioId)
    .executeTakeFirst();
}

/** True if the reduced fee is this person's now (`aplicarTaxaReduzida`, REGRAS 2.32). */
export async function temPlus(
  db: Executor,
  { usuarioId, agora }: { readonly usuarioId: number; readonly agora: Instante },
): Promise<boolean> {
  return plusEmVigor(await adesaoDe(db, usuarioId), agora);
}

/** The amount that Plus takes off a month of all the seats that a person pays for. */
export async function reducaoNasVagas(
  db: Executor,
  { usuarioId, regras }: { readonly usuarioId: number; readonly regras: Regras },
): Promise<Centavos> {
  const pagas = ESTADOS_VIVOS.filter((estado) => estado !== ID_ESTADO_ASSINATURA.reservada);
  const vagas = await db
    .selectFrom('assinaturas')
    .select(['vagas', 'valor_sem_taxas', 'valor_taxa'])
    .where('usuario_id', '=', usuarioId)
    .where('estado', 'in', [...pagas])
    .execute();
  return somar(
    ...vagas.map((a) => {
      const preco = { valorSemTaxas: centavos(a.valor_sem_taxas), valorTaxa: centavos(a.valor_taxa) };
      return multiplicar(reducaoDoPlus(preco, regras), a.vagas);
    }),
  );
}

/** The last paid month of a person that did not go back, and its invoice. */
export async function ultimoMesPago(db: Executor, usuarioId: number) {
  return await db
    .selectFrom('itens_de_plus as p')
    .innerJoin('itens_da_fatura as i', 'i.id', 'p.item_id')
    .innerJoin('faturas as f', 'f.id', 'i.fatura_id')
    .select(['p.item_id as itemId', 'i.fatura_id as faturaId', 'f.paga_em as pagaEm'])
    .where('p.usuario_id', '=', usuarioId)
    .where('p.fim', 'is not', null)
    .where('p.devolvido_em', 'is', null)
    .orderBy('p.item_id', 'desc')
    .executeTakeFirst();
}
