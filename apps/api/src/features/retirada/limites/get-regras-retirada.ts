import { menor } from '@rateia/domain/dinheiro';
import { custosDaRetirada, ID_TIPO_RETIRADA, limitesDaRetirada } from '@rateia/domain/retirada/regras';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { situacaoDe } from './situacao.ts';

/** The amount that may be withdrawn now, and the reason why not more (REGRAS 2.6). */
export async function getRegrasRetirada(ctx: ContextoUsuario) {
  const regras = await ctx.deps.regras();
  const { retirada } = regras;
  const situacao = await situacaoDe(ctx.db, ctx.deps, { usuarioId: ctx.usuario.id, agora: ctx.agora });
  const limites = limitesDaRetirada({ ...situacao, encerramento: false }, regras);
  const tudo = situacao.encerramento && situacao.sacavel >= retirada.minimoNoEncerramento;
  const pequena = {
    tipo: ID_TIPO_RETIRADA.pix,
    valor: retirada.minimo,
    retiradasNoMes: situacao.pixNoMes,
    encerramento: false,
  };
  return {
    sacavel: situacao.sacavel,
    minimo: tudo ? menor(limites.minimo, situacao.sacavel) : limites.minimo,
    limiteDia: limites.porDia,
    usadoDia: situacao.usadoHoje,
    limiteMes: limites.porMes,
    usadoMes: situacao.usadoNoMes,
    limiteNoturno: limites.porNoite,
    noturno: limites.noturno,
    primeiraDoMesGratis: custosDaRetirada(pequena, regras).valorTaxa === 0,
    taxaPix: retirada.pix.taxa,
    isentoAPartirDe: retirada.pix.gratisDesde,
  };
}
