import { IconStarFilled } from '@tabler/icons-react';
import { Oculto } from '../base/oculto.tsx';
import c from './reputacao.module.css';

/** "4,9" beside a petrol star; the caller formats nothing. */
export function Reputacao({ nota }: { readonly nota: number }) {
  const texto = nota.toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <span className={c['reputacao']}>
      <IconStarFilled size={15} aria-hidden="true" />
      <span aria-hidden="true">{texto}</span>
      <Oculto>{`nota ${texto} de 5`}</Oculto>
    </span>
  );
}
