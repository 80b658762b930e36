import { exigeRevisao } from '@rateia/domain/cancelamento/regras';
import type { Instante } from '@rateia/domain/datas';
import { diaDe, inicioDoDia, somarMeses } from '@rateia/domain/datas';
import type { Regras } from '@rateia/domain/regras';
import type { Trx } from '../../../db/banco.ts';
import { abrirRevisao } from '../../../db/revisoes.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { arrependimentosDesde, coberturasDesde } from '../repository.ts';

type Saida = { readonly assinaturaId: number; readonly usuarioId: number; readonly grupoId: number };

/**
 * Runs after a withdrawal by right. Leaves a note for the staff when such withdrawals repeat: by the same member, or in
 * the groups of one administrator at the platform's cost. The right itself is never held back (REGRAS 2.9).
 */
export async function revisarArrependimento(trx: Trx, ctx: ContextoUsuario, saida: Saida): Promise<void> {
  const regras = await ctx.deps.regras();
  const desde = inicioDoDia(somarMeses(diaDe(ctx.agora), -regras.reembolso.mesesDaRevisao));
  await daPessoa(trx, ctx, { ...saida, desde, regras });
  await doAdministrador(trx, ctx, { ...saida, desde, regras });
}

type Contagem = Saida & { readonly desde: Instante; readonly regras: Regras };

async function daPessoa(
  trx: Trx,
  { agora: em, ip }: ContextoUsuario,
  { assinaturaId, usuarioId, desde, regras }: Contagem,
): Promise<void> {
  const arrependimentosNoPeriodo = await arrependimentosDesde(trx, { usuarioId, desde });
  if (!exigeRevisao({ arrependimentosNoPeriodo }, regras)) return;
  const dados = { arrependimentosNoPeriodo };
  await abrirRevisao(trx, { tipo: 'arrependimento', usuarioId, assinaturaId, dados, em });
  const alvo = `usuario:${usuarioId}`;
  await registrarAuditoria(trx, { usuarioId, acao: 'arrependimento.revisar', alvo, dados, ip, em });
}

async function doAdministrador(
  trx: Trx,
  { agora: em }: ContextoUsuario,
  { assinaturaId, grupoId, desde, regras }: Contagem,
): Promise<void> {
  const { administradorId, coberta, quantas } = await coberturasDesde(trx, { assinaturaId, grupoId, desde });
  if (!coberta || !exigeRevisao({ arrependimentosNoPeriodo: quantas }, regras)) return;
  const dados = { arrependimentosNoPeriodo: quantas };
  await abrirRevisao(trx, { tipo: 'cobertura', usuarioId: administradorId, assinaturaId, dados, em });
  // The record is about the administrator and has no actor: the leaver only used his right, and his trail says nothing
  // of this.
  const alvo = `usuario:${administradorId}`;
  await registrarAuditoria(trx, { usuarioId: null, acao: 'cobertura.revisar', alvo, dados, em });
}
