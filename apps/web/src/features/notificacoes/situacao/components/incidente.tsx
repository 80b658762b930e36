import { PARTE_DO_PRODUTO } from '@rateia/domain/notificacoes/incidentes';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { momentoPerto } from '../../../../lib/momento.ts';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { SITUACAO_DO_INCIDENTE } from '../../../../ui/situacao/incidente.ts';
import { Situacao } from '../../../../ui/situacao/situacao.tsx';
import c from './incidente.module.css';

export type Incidente = RespostaDe<'getSituacao'>['abertos'][number];

/** An incident with every word of the operation about it, newest first. */
export function CartaoDoIncidente({ incidente }: { readonly incidente: Incidente }) {
  const { titulo, etapa, partes, atualizacoes } = incidente;
  return (
    <Cartao titulo={titulo}>
      <div className={c['incidente']}>
        <div>
          <Situacao de={SITUACAO_DO_INCIDENTE} valor={etapa} />
        </div>
        <p className={c['partes']}>{partesEmPalavras(partes)}</p>
        <ol className={c['palavras']}>
          {atualizacoes.map(({ etapa: como, texto, em }) => (
            <li key={`${em} ${texto}`}>
              <time dateTime={em}>
                {SITUACAO_DO_INCIDENTE[como].rotulo}, {momentoPerto(em)}
              </time>
              <p className={c['texto']}>{texto}</p>
            </li>
          ))}
        </ol>
      </div>
    </Cartao>
  );
}

/** The parts of the product that an incident touches: "Pagamentos, Retiradas". */
export function partesEmPalavras(partes: Incidente['partes']): string {
  return partes.map((parte) => PARTE_DO_PRODUTO[parte]).join(', ');
}
