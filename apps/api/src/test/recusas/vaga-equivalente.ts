import type { vagaEquivalente } from '@rateia/contracts/vaga-equivalente';
import { somarHoras } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import type { Mundo } from '../app.ts';
import type { Membro } from '../carteira.ts';
import { criarMembro, MENSALIDADE } from '../carteira.ts';
import { criarGrupoAVenda } from '../checkout.ts';
import { comprarVagas } from '../compra.ts';
import type { Pessoa } from '../construtores.ts';
import { encerrarGrupo } from '../saida.ts';
import { comDivida, comRegras, comRestricao, passarDaReserva, semDadosFiscais, semTermos } from './compras.ts';
import type { Entrar, QuerEntrar } from './entrar.ts';
import { comAConta, depoisDe, INEXISTENTE, querEntrar } from './entrar.ts';
import type { Provocar, Recusada, Recusas } from './tabela.ts';
import { comPessoa, repetir } from './tabela.ts';

const TOTAL = MENSALIDADE * 2;

/** A person whose group was ended by its administrator just now. */
async function semGrupo(mundo: Mundo, pessoa?: Pessoa, vagas = 1): Promise<Membro> {
  const membro = await criarMembro(mundo, { vagas, ...(pessoa === undefined ? {} : { pessoa }) });
  await encerrarGrupo(mundo, { ...membro.grupo, tipo: 'agora' });
  return membro;
}
async function ver(mundo: Mundo, { id, como }: { readonly id: number; readonly como: Pessoa }): Promise<Recusada> {
  return await mundo.chamar('getVagaEquivalente', { id }, { como });
}
type Aceite = {
  readonly idGrupo: number;
  readonly idDestino: number;
  readonly como: Pessoa;
  readonly totalMostrado?: number;
};
async function aceitar(mundo: Mundo, { como, totalMostrado = TOTAL, ...pedido }: Aceite): Promise<Recusada> {
  return await mundo.chamar('aceitarVagaEquivalente', { ...pedido, totalMostrado }, { como });
}
/** A person who lost a group takes a seat of this one. */
const entrar: Entrar = async (mundo, { grupo, como, vagas = 1 }) => {
  const perdida = await semGrupo(mundo, como, vagas);
  return await aceitar(mundo, { idGrupo: perdida.grupo.id, idDestino: grupo.id, como });
};
async function comprar(mundo: Mundo, { grupo, como }: QuerEntrar): Promise<void> {
  await comprarVagas(mundo, { idGrupo: grupo.id, vagas: 1, valorTotal: grupo.totalPorVaga }, { como });
}
/** The offer is over. */
function depoisDoFim(fazer: (mundo: Mundo, membro: Membro) => Promise<Recusada>): Provocar {
  return async (mundo) => {
    const membro = await semGrupo(mundo);
    await mundo.avancar({ dias: 8 });
    return await fazer(mundo, membro);
  };
}

/** Every refusal of the seat that is offered after a group was lost (REGRAS 2.9). */
export const RECUSAS_DA_VAGA_EQUIVALENTE: Recusas<typeof vagaEquivalente> = {
  getVagaEquivalente: {
    grupoNaoEncontrado: comPessoa((mundo, como) => ver(mundo, { id: INEXISTENTE, como })),
    semPermissao: querEntrar((mundo, { grupo, como }) => ver(mundo, { id: grupo.id, como })),
    semVagaEquivalente: depoisDoFim((mundo, membro) => ver(mundo, { id: membro.grupo.id, como: membro })),
  },
  aceitarVagaEquivalente: {
    grupoNaoEncontrado: querEntrar((mundo, { como }) =>
      entrar(mundo, { grupo: { id: INEXISTENTE, totalPorVaga: centavos(0) }, como }),
    ),
    semPermissao: querEntrar((mundo, { grupo, como }) =>
      aceitar(mundo, { idGrupo: grupo.id, idDestino: grupo.id, como }),
    ),
    semVagaEquivalente: depoisDoFim(async (mundo, membro) => {
      const { id: idDestino } = await criarGrupoAVenda(mundo);
      return await aceitar(mundo, { idGrupo: membro.grupo.id, idDestino, como: membro });
    }),
    grupoNaoAceitaMembros: querEntrar(entrar, { status: 4 }),
    semVagas: querEntrar((mundo, p) => entrar(mundo, { ...p, vagas: 2 }), { vagas: 1 }),
    limiteVagasPorPessoa: querEntrar((mundo, p) =>
      comRegras(
        mundo,
        (regras) => ({ ...regras, vagas: { ...regras.vagas, porUsuarioNoGrupo: 1 } }),
        () => entrar(mundo, { ...p, vagas: 2 }),
      ),
    ),
    jaParticipa: depoisDe(comprar, entrar),
    administradorNaoAssina: querEntrar((mundo, { grupo }) => entrar(mundo, { grupo, como: grupo.administrador })),
    validacaoObrigatoria: depoisDe(comAConta(semDadosFiscais), entrar),
    termosNaoAceitos: depoisDe(comAConta(semTermos), entrar),
    dividaPendente: querEntrar((mundo, p) => comDivida(mundo, p.como, () => entrar(mundo, p))),
    restricao: depoisDe(comAConta(comRestricao), entrar),
    vagaComPreferencia: querEntrar(async (mundo, p) => {
      const { db } = mundo.aplicacao.deps;
      const ate = somarHoras(mundo.agora(), 1);
      await db.updateTable('grupos').set({ preferencia_ate: ate }).where('id', '=', p.grupo.id).execute();
      return await entrar(mundo, p);
    }),
    limiteDeReservas: querEntrar(async (mundo, p) => {
      const { maximo } = (await mundo.aplicacao.deps.regras()).vagas.retencoesSemPagar;
      await repetir(maximo, async () => {
        await mundo.chamar('preCheckout', { idGrupo: p.grupo.id, vagas: 1 }, { como: p.como });
        await passarDaReserva(mundo);
      });
      return await entrar(mundo, p);
    }),
    precoMudou: querEntrar(async (mundo, { grupo, como }) => {
      const perdida = await semGrupo(mundo, como);
      return await aceitar(mundo, { idGrupo: perdida.grupo.id, idDestino: grupo.id, como, totalMostrado: 1 });
    }),
  },
};
