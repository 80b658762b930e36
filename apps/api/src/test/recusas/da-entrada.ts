import { somarHoras } from '@rateia/domain/datas';
import type { Regras } from '@rateia/domain/regras';
import type { Mundo } from '../app.ts';
import { comprarVagas } from '../compra.ts';
import { comDivida, comRegras, comRestricao, semDadosFiscais } from './compras.ts';
import type { Entrar, QuerEntrar } from './entrar.ts';
import { comAConta, depoisDe, INEXISTENTE, querEntrar, SALDO } from './entrar.ts';

/** Buys the seats that somebody wants. */
export const comprar: Entrar = async (mundo, { grupo, como, vagas = 1 }) =>
  await comprarVagas(mundo, { idGrupo: grupo.id, vagas, valorTotal: grupo.totalPorVaga * vagas }, { como });

/** The refusals of entering a group, by whatever way (REGRAS 2.1, 2.2, 2.8). */
export function recusasDaEntrada(entrar: Entrar) {
  return {
    grupoNaoEncontrado: querEntrar((mundo, { como }) =>
      entrar(mundo, { grupo: { id: INEXISTENTE, totalPorVaga: SALDO }, como }),
    ),
    grupoNaoAceitaMembros: querEntrar(entrar, { status: 4 }),
    semVagas: querEntrar((mundo, p) => entrar(mundo, { ...p, vagas: 2 }), { vagas: 1 }),
    limiteVagasPorPessoa: querEntrar((mundo, p) =>
      comRegras(mundo, umaVagaPorPessoa, () => entrar(mundo, { ...p, vagas: 2 })),
    ),
    jaParticipa: depoisDe(comprar, entrar),
    administradorNaoAssina: querEntrar((mundo, { grupo }) => entrar(mundo, { grupo, como: grupo.administrador })),
    validacaoObrigatoria: depoisDe(comAConta(semDadosFiscais), entrar),
    dividaPendente: querEntrar((mundo, p) => comDivida(mundo, p.como, () => entrar(mundo, p))),
    restricao: depoisDe(comAConta(comRestricao), entrar),
    vagaComPreferencia: querEntrar(async (mundo, p) => {
      await mudarGrupo(mundo, p, { preferencia_ate: somarHoras(mundo.agora(), 1) });
      return await entrar(mundo, p);
    }),
  };
}

/** Changes the group that somebody wants, straight in the database. */
export async function mudarGrupo(
  mundo: Mundo,
  { grupo }: Pick<QuerEntrar, 'grupo'>,
  mudanca: Record<string, unknown>,
): Promise<void> {
  await mundo.aplicacao.deps.db.updateTable('grupos').set(mudanca).where('id', '=', grupo.id).execute();
}

function umaVagaPorPessoa(regras: Regras): Regras {
  return { ...regras, vagas: { ...regras.vagas, porUsuarioNoGrupo: 1 } };
}
