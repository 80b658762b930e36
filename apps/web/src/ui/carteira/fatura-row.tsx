import type { StatusFatura } from '@rateia/domain/carteira/estados';
import { Valor } from '../dinheiro/valor.tsx';
import { StatusBadge } from '../grupo/status-badge.tsx';
import { Tile } from '../grupo/tile.tsx';
import c from './fatura-row.module.css';

interface FaturaRowProps {
  readonly nome: string;
  /** "Vence quarta, 30 dez", "Com saldo, 18 dez". */
  readonly detalhe: string;
  /** Integer centavos. */
  readonly valor: number;
  readonly status: StatusFatura | number;
  readonly cor?: string | null;
  readonly icone?: string | null;
  readonly href: string;
}

/** One invoice: whose, when, how much and how it stands. The whole row leads to it, where a pending one is paid. */
export function FaturaRow({ nome, detalhe, valor, status, cor, icone, href }: FaturaRowProps) {
  return (
    <a className={c['fatura']} href={href}>
      <Tile cor={cor} icone={icone} tamanho={44} />
      <span className={c['corpo']}>
        <b>{nome}</b>
        <span>{detalhe}</span>
      </span>
      <span className={c['lado']}>
        <Valor valor={valor} tamanho="linha" />
        <StatusBadge maquina="fatura" status={status} />
      </span>
    </a>
  );
}
