import { formatarDiaCompleto } from '@rateia/domain/datas-formatadas';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import c from './termos.module.css';

/** The terms in force, as text to be read. */
export function Termos({ termos }: { readonly termos: RespostaDe<'getTermos'> }) {
  return (
    <div className={c['termos']}>
      <p className={c['versao']}>
        Versão {termos.versao}, em vigor desde {formatarDiaCompleto(termos.vigenteDesde)}.
      </p>
      {termos.mudancas !== '' && <p>O que mudou: {termos.mudancas}</p>}
      {termos.secoes.map(({ titulo, texto }) => (
        <section key={titulo}>
          <h2>{titulo}</h2>
          <p>{texto}</p>
        </section>
      ))}
    </div>
  );
}
