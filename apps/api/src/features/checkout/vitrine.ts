import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos } from '@rateia/domain/dinheiro';
import { ID_VISIBILIDADE_GRUPO } from '@rateia/domain/grupos/enums';
import type { Deps } from '../../http/deps.ts';

/** What a purchase needs to know of a group before it touches it; the price version guards it (ADR 011). */
export type Vitrine = {
  readonly id: number;
  readonly administradorId: number;
  readonly publica: boolean;
  readonly valorSemTaxas: Centavos;
  readonly valorTaxa: Centavos;
  readonly exigeCaucao: boolean;
  readonly versaoPreco: number;
};

/** A stale entry costs one more round trip, never a wrong price or a private group sold: the database compares both. */
const VALIDADE_MS = 600_000;
const MAXIMO = 20_000;

type Lembranca = Map<number, { readonly vitrine: Vitrine; readonly ate: number }>;
const lembrancas = new WeakMap<Deps['db'], Lembranca>();

const lembrancaDe = ({ db }: Pick<Deps, 'db'>): Lembranca => {
  const achada = lembrancas.get(db) ?? new Map();
  lembrancas.set(db, achada);
  return achada;
};

export const esquecerVitrine = (deps: Pick<Deps, 'db'>, grupoId: number): void => {
  lembrancaDe(deps).delete(grupoId);
};

/** The group's price and owner, remembered for minutes; undefined when there is no such group. */
export const lerVitrine = async (deps: Pick<Deps, 'db' | 'relogio'>, grupoId: number): Promise<Vitrine | undefined> => {
  const lembranca = lembrancaDe(deps);
  const lembrada = lembranca.get(grupoId);
  const parede = deps.relogio.parede();
  if (lembrada !== undefined && lembrada.ate > parede) return lembrada.vitrine;
  const l = await deps.db
    .selectFrom('grupos')
    .select(['id', 'administrador_id', 'visibilidade', 'valor_sem_taxas', 'valor_taxa', 'exige_caucao', 'versao_preco'])
    .where('id', '=', grupoId)
    .executeTakeFirst();
  if (l === undefined) return undefined;
  const vitrine: Vitrine = {
    id: l.id,
    administradorId: l.administrador_id,
    publica: l.visibilidade === ID_VISIBILIDADE_GRUPO.publico,
    valorSemTaxas: centavos(l.valor_sem_taxas),
    valorTaxa: centavos(l.valor_taxa),
    exigeCaucao: l.exige_caucao,
    versaoPreco: l.versao_preco,
  };
  if (lembranca.size >= MAXIMO) lembranca.clear();
  lembranca.set(grupoId, { vitrine, ate: parede + VALIDADE_MS });
  return vitrine;
};
