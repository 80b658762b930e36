import type { Dia } from '@rateia/domain/datas';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import { StatusBadge } from '../../../../ui/grupo/status-badge.tsx';
import { Tile } from '../../../../ui/grupo/tile.tsx';
import type { FaturaDetalhe } from '../../queries.ts';
import { situacaoDaFatura } from '../faturas.ts';
import c from './cabeca-da-fatura.module.css';

/** The group of an invoice, its amount and its state. */
export function CabecaDaFatura({ fatura, hoje }: { readonly fatura: FaturaDetalhe; readonly hoje: Dia }) {
  return (
    <div className={c['cabeca']}>
      <div className={c['grupo']}>
        <Tile cor={fatura.cor} icone={fatura.icone} tamanho={44} />
        <div>
          <h2>{fatura.grupo}</h2>
          <p>{fatura.servico}</p>
        </div>
      </div>
      <Valor valor={fatura.valorTotal} tamanho="xl" />
      <span className={c['estado']}>
        <StatusBadge maquina="fatura" status={fatura.status} />
        <span>{situacaoDaFatura(fatura, hoje)}</span>
      </span>
    </div>
  );
}
