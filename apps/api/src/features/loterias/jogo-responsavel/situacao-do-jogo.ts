import type { Resposta } from '@rateia/contracts/chamada';
import type { loterias } from '@rateia/contracts/loterias';
import type { Afastamento, LimiteGuardado } from '@rateia/domain/loterias/jogo-responsavel';
import { estaAfastado, limiteEm, podeVoltarDesde, restanteNoMes } from '@rateia/domain/loterias/jogo-responsavel';
import type { Executor } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import type { Deps } from '../../../http/deps.ts';
import type { Pedinte } from '../../../http/itens.ts';
import { idadeEEstado } from '../../cadastro/index.ts';
import { acharAfastamento, acharLimite, gastoNoMes } from './jogo-repository.ts';

/** A person who plays, or asks to. */
export type Jogador = Pedinte<Deps> & { readonly db: Executor };

/** The limit that holds for a person now, with the raise that waits. */
export async function limiteDe({ deps, db, usuario, agora }: Jogador): Promise<LimiteGuardado> {
  const { limiteMensal } = (await deps.regras()).loterias;
  return limiteEm((await acharLimite(db, usuario.id)) ?? { valor: limiteMensal, novo: null }, agora);
}

/** The time away in which a person is now. */
export async function afastamentoDe({ db, usuario, agora }: Jogador): Promise<Afastamento | undefined> {
  const afastamento = await acharAfastamento(db, usuario.id);
  return estaAfastado(afastamento, agora) ? afastamento : undefined;
}

/** Everything that holds for a person's play, as each call of it answers. */
export async function situacaoDoJogo(ctx: ContextoUsuario): Promise<Resposta<typeof loterias.getJogoResponsavel>> {
  const { limiteMensalMaximo } = (await ctx.deps.regras()).loterias;
  const { maiorDeIdade } = await idadeEEstado(ctx);
  const limite = await limiteDe(ctx);
  const afastamento = await afastamentoDe(ctx);
  const gasto = await gastoNoMes(ctx.db, { usuarioId: ctx.usuario.id, agora: ctx.agora });
  return {
    maiorDeIdade,
    limiteMensal: limite.valor,
    limiteNovo: limite.novo,
    limiteMaximo: limiteMensalMaximo,
    gastoNoMes: gasto,
    restanteNoMes: restanteNoMes(limite.valor, gasto),
    afastamento:
      afastamento === undefined
        ? null
        : {
            tipo: afastamento.tipo,
            desde: afastamento.desde,
            ate: afastamento.ate,
            podeVoltarDesde: podeVoltarDesde(afastamento),
          },
  };
}
