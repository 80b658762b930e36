import { rotuloDaContagem } from '@rateia/domain/datas-formatadas';
import { useQueryClient } from '@tanstack/react-query';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { agora } from '../../../lib/clock.ts';
import { chaveDe } from '../../../lib/consultas.ts';
import { hoje } from '../../../lib/momento.ts';
import { paths } from '../../../lib/paths.ts';
import { rotaFeita } from '../../../lib/rotas.ts';
import { ContagemRegressiva } from '../../../ui/fluxo/contagem-regressiva.tsx';
import c from './faixa.module.css';

type Especial = NonNullable<RespostaDe<'getLoteriaEspecial'>['especial']>;

/** Name, day and countdown of a special lottery; a link only where pools are sold. */
export function Faixa({ especial: { nome, dia, sorteioEm } }: { especial: Especial }) {
  const cache = useQueryClient();
  return (
    <aside className={`${c['faixa']} rt-escuro`} aria-label={`${nome}, sorteio especial`}>
      <div className={c['dentro']}>
        <p className={c['nome']}>
          <b>{nome}</b> <span>{rotuloDaContagem(dia, hoje())}</span>
        </p>
        <ContagemRegressiva
          ate={Date.parse(sorteioEm)}
          agora={agora}
          nome={`Tempo até o sorteio da ${nome}`}
          forma="unidades"
          aoTerminar={() => void cache.invalidateQueries({ queryKey: chaveDe('getLoteriaEspecial') })}
        />
        {rotaFeita('loteria') && (
          <a className={c['ligacao']} href={paths.loteria()}>
            Ver bolões
          </a>
        )}
        <span className={c['idade']} title="Para maiores de 18 anos">
          18+
        </span>
      </div>
    </aside>
  );
}
