import type { Dia } from '@rateia/domain/datas';
import { diaDe, instanteDe } from '@rateia/domain/datas';
import { rotuloDaContagem } from '@rateia/domain/datas-formatadas';
import { useQueryClient } from '@tanstack/react-query';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { chaveDe } from '../../../lib/consultas.ts';
import { paths } from '../../../lib/paths.ts';
import { agora } from '../../../lib/relogio.ts';
import { useUsuario } from '../../../lib/usuario.ts';
import { ContagemRegressiva } from '../../../ui/fluxo/contagem-regressiva.tsx';
import { useAgora } from '../../../ui/fluxo/use-agora.ts';
import c from './faixa.module.css';

type Especial = NonNullable<RespostaDe<'getLoteriaEspecial'>['especial']>;

/** Name, day and countdown of a special lottery; a link only where pools are sold. */
export function Faixa({ especial: { nome, dia, sorteioEm } }: { readonly especial: Especial }) {
  const cache = useQueryClient();
  return (
    <aside className={`${c['faixa']} rt-escuro`} aria-label={`${nome}, sorteio especial`}>
      <div className={c['dentro']}>
        <p className={c['nome']}>
          <b>{nome}</b> <Rotulo dia={dia} />
        </p>
        <ContagemRegressiva
          ate={Date.parse(sorteioEm)}
          agora={agora}
          nome={`Tempo até o sorteio da ${nome}`}
          forma="unidades"
          aoTerminar={() => void cache.invalidateQueries({ queryKey: chaveDe('getLoteriaEspecial') })}
        />
        {useUsuario()?.boloes === true && (
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

/** "Hoje", "Amanhã" or day/month (spec 1, §9), also in a page that is open when the day changes. */
function Rotulo({ dia }: { readonly dia: Dia }) {
  const instante = useAgora(agora);
  return <span>{rotuloDaContagem(dia, diaDe(instanteDe(instante)))}</span>;
}
