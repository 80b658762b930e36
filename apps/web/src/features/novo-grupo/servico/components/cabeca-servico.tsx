import { Tile } from '../../../../ui/grupo/tile.tsx';
import type { RascunhoGrupo } from '../../rascunho.ts';
import c from './cabeca-servico.module.css';

/** The service of the group, in one line: the subject of the step. */
export function CabecaServico({ servico, plano }: Pick<RascunhoGrupo, 'servico' | 'plano'>) {
  if (servico === null) return null;
  return (
    <div className={c['cabeca']}>
      <Tile cor={servico.cor} icone={servico.icone} tamanho={44} />
      <div className={c['nomes']}>
        <b>{servico.nome}</b>
        {plano !== null && <span>{`${plano.nome} · ${plano.lugares} lugares`}</span>}
      </div>
    </div>
  );
}
