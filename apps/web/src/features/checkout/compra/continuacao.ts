import { paths } from '../../../lib/paths.ts';
import { lerRetorno } from '../../../lib/retorno.ts';

/** The purchase that waits for the fiscal data, as the address of the page names it. */
export type CompraQueEspera = {
  readonly para: 'grupo' | 'saldo';
  readonly meioPagamento: number | undefined;
  /** Seats that are not held yet: they are held once the data are there. */
  readonly vaga: { readonly idGrupo: number; readonly vagas: number; readonly fila: boolean } | undefined;
  /** The page on which the purchase goes on. */
  readonly destino: string;
};

type Endereco = Readonly<Record<string, string | undefined>>;

/** Reads the purchase out of the address of the page; one that names none goes on where a validation interrupted it. */
export function lerCompra(busca: Endereco): CompraQueEspera {
  return {
    para: busca['para'] === 'saldo' ? 'saldo' : 'grupo',
    meioPagamento: Number(busca['meioPagamento'] ?? 0) || undefined,
    vaga: vagaDa(busca),
    destino: destinoDa(busca),
  };
}

function vagaDa({ idGrupo, vagas, fila }: Endereco): CompraQueEspera['vaga'] {
  const id = Number(idGrupo ?? 0);
  return id > 0 ? { idGrupo: id, vagas: Math.max(1, Number(vagas ?? 1) || 1), fila: fila === 'sim' } : undefined;
}

function destinoDa({ para, idGrupo, idPreCheckout, meioPagamento, idCarrinho, idFatura }: Endereco): string {
  if (para === 'saldo') return paths.carteiraAdicionarValor({ idPreCheckout, idFatura, idCarrinho });
  if (idPreCheckout !== undefined) return paths.checkoutAssinar({ idPreCheckout, meioPagamento });
  if (idCarrinho !== undefined) return paths.checkoutCarrinhoPagar({ idPreCheckout: idCarrinho });
  if (idFatura !== undefined) return paths.carteiraFaturaResumo(idFatura);
  if (idGrupo !== undefined) return paths.grupo(idGrupo);
  return lerRetorno() ?? paths.grupos();
}
