import type { Dia, Instante } from '@rateia/domain/datas';
import { diaDe } from '@rateia/domain/datas';
import { centavos, somar } from '@rateia/domain/dinheiro';
import { mesesCortados, primeiroFim } from '@rateia/domain/grupos/fim-do-grupo';
import type { EventoGrupo } from '@rateia/domain/grupos/maquina';
import { MAQUINA_GRUPO } from '@rateia/domain/grupos/maquina';
import { transicionar } from '@rateia/domain/maquina';
import type { Executor } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import type { Reembolso } from '../../carteira/index.ts';
import { simularReembolso } from '../../carteira/index.ts';
import { contextoDoGrupo } from '../pagina/contexto-do-grupo.ts';
import type { Assinatura } from '../repository.ts';
import { acharGrupo, assinaturasVivas } from '../repository.ts';
import { ancorasDe } from './fatos-do-fim.ts';

type Pedido = {
  readonly grupoId: number;
  /** The actor whose acts the table is asked for. */
  readonly quem: 'operador' | 'administrador';
  readonly agora: Instante;
};

/**
 * The acts by which the operation, or the administrator, may end a group, and the effects of each on the members and
 * their money; nothing is changed. Undefined if the group does not exist; an act that the table refuses now is undefined too (REGRAS 2.1, 2.9).
 */
export async function preverFim(db: Executor, deps: Deps, { grupoId, quem, agora }: Pedido) {
  const achado = await acharGrupo(db, grupoId);
  if (achado === undefined) return undefined;
  const grupo = achado;
  const regras = await deps.regras();
  const vivas = await assinaturasVivas(db, grupoId);
  const pagas = vivas.filter(({ pagaEm }) => pagaEm !== null);
  const ancoras = await ancorasDe(db, vivas);
  const fimEm = primeiroFim({ ancoras, hoje: diaDe(agora), ciclos: regras.grupos.ciclosDeAvisoDoFim });
  async function permite(evento: EventoGrupo): Promise<boolean> {
    const contexto = await contextoDoGrupo(db, { grupo, evento, regras, agora, fimEm });
    return transicionar(MAQUINA_GRUPO, { estado: grupo.status, evento, quem, contexto }).ok;
  }
  return {
    grupo,
    membros: vivas.length,
    podeReverter: await permite('reverterFim'),
    agora: (await permite('cancelar')) ? await devolucaoAgora(db, deps, { vivas: pagas, agora }) : undefined,
    noFim: (await permite('agendarFim'))
      ? {
          em: fimEm,
          ...(await devolucaoNoFim(db, deps, { vivas: pagas, fimEm })),
          mesesCortados: mesesCortados(ancoras, fimEm),
        }
      : undefined,
  };
}

type Vivas = { readonly vivas: readonly Assinatura[] };
/** The refund of one member in the end of his group. */
type DoMembro = Pick<Reembolso, 'total' | 'linhas'> & { readonly assinaturaId: number; readonly usuarioId: number };

/** The refunds of an end now, member by member, as `reembolsarEncerramento` makes them; before a cycle, everything. */
async function devolucaoAgora(db: Executor, deps: Deps, { vivas, agora }: Vivas & { readonly agora: Instante }) {
  const hoje = diaDe(agora);
  const calculos: (Reembolso & DoMembro)[] = [];
  for (const { id: assinaturaId, usuarioId, cicloInicio } of vivas) {
    const comCiclo = cicloInicio !== null;
    const caso = comCiclo ? 'fimDoGrupoAgora' : 'culpaDoAdministrador';
    const pedido = { assinaturaId, caso, saida: hoje, devolvidoEm: hoje, nuncaEntregue: !comCiclo } as const;
    calculos.push({ ...(await simularReembolso(db, deps, pedido)), assinaturaId, usuarioId });
  }
  return {
    parte: somar(...calculos.map((c) => c.parte)),
    taxa: somar(...calculos.map((c) => c.taxa)),
    caucao: somar(...calculos.map((c) => c.caucao)),
    total: somar(...calculos.map((c) => c.total)),
    porMembro: calculos,
  };
}

/**
 * The deposits that go back on the last day, and everything of a member without a cycle. Members who leave before that
 * day, and debts of that day, are not foreseen: both change the money by rules of their own (REGRAS 2.1, 2.9).
 */
async function devolucaoNoFim(db: Executor, deps: Deps, { vivas, fimEm }: Vivas & { readonly fimEm: Dia }) {
  const porMembro: DoMembro[] = [];
  const ficam = vivas.filter(({ saidaEm }) => saidaEm === null || saidaEm > fimEm);
  for (const { id: assinaturaId, usuarioId, cicloInicio, caucao: guardada } of ficam) {
    const dele = { assinaturaId, usuarioId };
    if (cicloInicio === null) {
      const caso = 'culpaDoAdministrador';
      const tudo = await simularReembolso(db, deps, {
        ...{ assinaturaId, caso, saida: fimEm, devolvidoEm: fimEm },
        nuncaEntregue: true,
      });
      porMembro.push({ ...dele, total: tudo.total, linhas: tudo.linhas });
      continue;
    }
    const total = centavos(guardada);
    porMembro.push({ ...dele, total, linhas: [{ chave: 'caucao', rotulo: 'Caução', valor: total }] });
  }
  return {
    caucao: somar(...ficam.map((a) => centavos(a.caucao))),
    total: somar(...porMembro.map((m) => m.total)),
    porMembro,
  };
}
