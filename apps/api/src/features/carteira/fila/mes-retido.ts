import { ID_STATUS_CREDITO } from '@rateia/domain/carteira/estados';
import { entradaDaFila, lancamentoNaFila } from '@rateia/domain/carteira/lancamentos';
import { MAQUINA_CREDITO } from '@rateia/domain/carteira/maquinas';
import type { Instante } from '@rateia/domain/datas';
import { somar } from '@rateia/domain/dinheiro';
import { sql } from 'kysely';
import type { Trx } from '../../../db/banco.ts';
import type { Parte } from '../../../db/de-uma-vez.ts';
import { escreverPartes } from '../../../db/de-uma-vez.ts';
import { aNascer, exigir, mover } from '../../../db/mover.ts';
import { lancar } from '../../livro/index.ts';
import { aPrever } from '../faturas/criar-fatura.ts';
import { faturaInicialDe } from '../faturas/fatura-inicial.ts';
import type { Assinatura, Fatura } from '../repository.ts';
import { vagaComAssinatura } from '../repository.ts';

type Vaga = { readonly fatura: Fatura; readonly assinatura: Assinatura };

/** The entries of a dated place that is paid: nobody has earned its month yet (REGRAS 2.10). */
export function lancamentoDaEspera({ fatura }: Vaga) {
  const { plano: parte, taxa, caucao } = fatura.valores;
  return lancamentoNaFila({ membro: fatura.usuarioId, parte, taxa, caucao });
}

/** The credit that holds the first month until the entry date (33), as part of the payment's statement (REGRAS 2.10). */
export function aReterMes(
  { fatura, assinatura }: Vaga,
  { nome, agora }: { readonly nome: string; readonly agora: Instante },
): readonly Parte[] {
  const { plano, taxa } = fatura.valores;
  const valores = {
    usuario_id: fatura.usuarioId,
    origem: 'fila',
    valor: somar(plano, taxa),
    descricao: assinatura.grupo.nome,
    criado_em: agora,
    assinatura_id: assinatura.id,
  };
  const nascimento = { evento: 'guardar', quem: 'sistema', agora, valores } as const;
  return exigir(aNascer(MAQUINA_CREDITO, nascimento, `${nome}_retido`)).partes;
}

/** The held month of a membership, locked; undefined where nothing of it is held. */
export async function travarMesRetido(trx: Trx, assinaturaId: number): Promise<number | undefined> {
  const credito = await trx
    .selectFrom('creditos')
    .select('id')
    .where('assinatura_id', '=', assinaturaId)
    .where('status', '=', ID_STATUS_CREDITO.bloqueado)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return credito?.id;
}

/**
 * The person is in: his held month becomes the administrator's receivable and the platform's fee. Does nothing for a
 * membership that never waited (REGRAS 2.10).
 */
export async function entregarMesRetido(
  trx: Trx,
  { assinaturaId, agora }: { readonly assinaturaId: number; readonly agora: Instante },
): Promise<void> {
  const id = await travarMesRetido(trx, assinaturaId);
  const inicial = id === undefined ? undefined : await faturaInicialDe(trx, assinaturaId);
  if (id === undefined || inicial === undefined) return;
  const { fatura, assinatura } = await vagaComAssinatura(trx, inicial.itemId);
  const { plano: parte, taxa } = fatura.valores;
  const { administradorId } = assinatura.grupo;
  const movimento = entradaDaFila({ membro: assinatura.usuarioId, administrador: administradorId, parte, taxa });
  await lancar(trx, { ...movimento, origem: 'creditos', origemId: id, chave: `credito:${id}:entrada`, agora });
  await soltarMesRetido(trx, { id, evento: 'desbloquear', agora });
  await escreverPartes(trx, aPrever({ fatura, administradorId, valor: parte, agora }, 'previsao'));
}

/** The credit is held no longer: spent on the month, or given back. */
export async function soltarMesRetido(
  trx: Trx,
  { id, evento, agora }: { readonly id: number; readonly evento: 'desbloquear' | 'estornar'; readonly agora: Instante },
): Promise<void> {
  const mudar = { retido: null, resolvido_em: sql<string>`${agora}` };
  exigir(
    await mover(trx, MAQUINA_CREDITO, { id, de: ID_STATUS_CREDITO.bloqueado, evento, quem: 'sistema', agora, mudar }),
  );
}
