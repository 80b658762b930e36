import type { Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { somar, ZERO } from '@rateia/domain/dinheiro';
import { MAQUINA_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import type { StatusGrupo } from '@rateia/domain/grupos/estados';
import { composicao } from '@rateia/domain/grupos/precos';
import { sql } from 'kysely';
import type { Trx } from '../../../db/banco.ts';
import type { Parte } from '../../../db/de-uma-vez.ts';
import { idDa } from '../../../db/de-uma-vez.ts';
import { aNascer, exigir } from '../../../db/mover.ts';
import type { PedidoDeItem } from '../../../http/itens.ts';
import { itemDeVaga } from '../../carteira/index.ts';

export type PedidoDeEntrada = {
  readonly grupoId: number;
  readonly usuarioId: number;
  readonly vagas: number;
  readonly valorSemTaxas: Centavos;
  readonly valorTaxa: Centavos;
  readonly exigeCaucao: boolean;
  /** A dated place of the waiting list instead of a seat (REGRAS 2.10). */
  readonly fila?: boolean;
  readonly relacionamento: number | null;
  readonly pais: string | null;
  readonly agora: Instante;
  /** The end of the hold of the seats; null takes them at once (a late payment that is honoured). */
  readonly ate: Instante | null;
  /** Refuses the group as it is under its lock, or acts on it. */
  readonly depoisDeOcupar?: (trx: Trx, grupo: GrupoOcupado) => Promise<void>;
};

/**
 * Seats of a group, to be held: a membership that waits for its first payment, and an item that charges the first month
 * and, where the group asks for it, the deposit (REGRAS 2.2; spec B§3).
 */
export function pedirEntrada(p: PedidoDeEntrada): PedidoDeItem {
  const preco = { valorSemTaxas: p.valorSemTaxas, valorTaxa: p.valorTaxa };
  const { parte: plano, taxa, caucao } = composicao({ preco, vagas: p.vagas, exigeCaucao: p.exigeCaucao });
  return {
    ordem: p.grupoId,
    item: {
      tipo: 'primeira',
      quantidade: p.vagas,
      valor: somar(plano, taxa, caucao),
      // The month of a dated place is held until its day: no discount pays it (REGRAS 2.10, 2.29).
      descontavel: p.fila === true ? ZERO : somar(plano, taxa),
      guardar: ({ nome, itemId }) => {
        const assinatura = `${nome}_assinatura`;
        const assinaturaId = idDa(assinatura);
        const vaga = { itemId, tipo: 'primeira', assinaturaId, grupoId: p.grupoId, plano, taxa, caucao } as const;
        const partes = [...aAbrirAssinatura(p, assinatura), itemDeVaga(vaga, `${nome}_vaga`)];
        return { partes, coisa: assinaturaId };
      },
    },
    ocupar: async (trx, { coisa: assinaturaId }) => {
      const [estado, evento, quem] =
        p.ate === null ? ['ocupada', 'honrarPagamento', 'sistema'] : ['retida', 'reter', 'membro'];
      const tomada =
        p.fila === true
          ? sql`reservar_na_fila(${p.grupoId}, ${assinaturaId}, ${p.ate})`
          : sql`ocupar_e_ler(${p.grupoId}, ${assinaturaId}, ${p.vagas}::smallint, ${estado}, ${p.ate}, ${evento}, ${quem})`;
      const { rows } = await sql<GrupoOcupado>`
        select status, versao_preco as "versaoPreco", livres from ${tomada}`.execute(trx);
      const [grupo] = rows;
      if (grupo === undefined) return false;
      await p.depoisDeOcupar?.(trx, grupo);
      return true;
    },
  };
}

/** A group under its seat lock, when the seats were taken. */
export type GrupoOcupado = { readonly status: StatusGrupo; readonly versaoPreco: number; readonly livres: number };

function aAbrirAssinatura(p: PedidoDeEntrada, nome: string): readonly Parte[] {
  const { grupoId, usuarioId, vagas, agora } = p;
  const valores = {
    grupo_id: grupoId,
    usuario_id: usuarioId,
    vagas,
    valor_sem_taxas: p.valorSemTaxas,
    valor_taxa: p.valorTaxa,
    relacionamento: p.relacionamento,
    pais_da_residencia: p.pais,
    criada_em: agora,
  };
  const nova = { evento: 'reservar', quem: 'membro', usuarioId, agora, valores } as const;
  return exigir(aNascer(MAQUINA_ASSINATURA, nova, nome)).partes;
}
