import type { EdicaoEspecial } from '@rateia/domain/marketing/loteria-especial';
import type { Executor, Trx } from '../../../../db/banco.ts';
import { registrarAuditoria } from '../../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../../http/contexto.ts';

/** The special draws whose date differs from the usual one, by date of the draw. */
export async function listarEdicoes(db: Executor): Promise<EdicaoEspecial[]> {
  return await db
    .selectFrom('loterias_especiais')
    .select(['slug', 'data_padrao as dataPadrao', 'sorteio_em as sorteioEm'])
    .orderBy('sorteio_em')
    .$narrowType<{ readonly slug: EdicaoEspecial['slug'] }>()
    .execute();
}

/** Notes an operator's act on a special draw in the trail. */
export async function anotarEdicao(
  trx: Trx,
  { usuario, ip, agora }: ContextoUsuario,
  { acao, slug, dataPadrao }: { readonly acao: string } & Pick<EdicaoEspecial, 'slug' | 'dataPadrao'>,
): Promise<void> {
  return await registrarAuditoria(trx, {
    usuarioId: usuario.id,
    acao,
    alvo: `loteria:${slug}:${dataPadrao}`,
    ip,
    em: agora,
  });
}
