import type { CorGrupo, IconeGrupo } from '@rateia/domain/grupos/enums';
import { CORES_GRUPO, ICONES_GRUPO } from '@rateia/domain/grupos/enums';
import { useId } from 'react';
import { Tile } from '../../../../ui/grupo/tile.tsx';
import c from './escolha-tile.module.css';

interface EscolhaTileProps {
  readonly icone: IconeGrupo;
  readonly cor: CorGrupo;
  readonly aoMudarIcone: (icone: IconeGrupo) => void;
  readonly aoMudarCor: (cor: CorGrupo) => void;
}

const nomesDosIcones: Record<IconeGrupo, string> = {
  'icone-01': 'Vídeo',
  'icone-02': 'Música',
  'icone-03': 'Jogos',
  'icone-04': 'Cursos',
  'icone-05': 'Documentos',
  'icone-06': 'Nuvem',
  padrao: 'Grupo',
};

const nomesDasCores: Record<CorGrupo, string> = {
  'cor-01': 'Vermelho',
  'cor-02': 'Laranja',
  'cor-03': 'Amarelo',
  'cor-04': 'Verde',
  'cor-05': 'Turquesa',
  'cor-06': 'Azul',
  'cor-07': 'Roxo',
  padrao: 'Azul-claro',
};

const cores = Object.keys(CORES_GRUPO) as CorGrupo[];

/** Icon and colour of a group whose service has none. */
export function EscolhaTile({ icone, cor, aoMudarIcone, aoMudarCor }: EscolhaTileProps) {
  const id = useId();
  return (
    <>
      <fieldset className={c['grupo']}>
        <legend>Ícone</legend>
        {ICONES_GRUPO.map((opcao) => (
          <label key={opcao} className={c['opcao']}>
            <input
              type="radio"
              name={`${id}-icone`}
              aria-label={nomesDosIcones[opcao]}
              checked={opcao === icone}
              onChange={() => aoMudarIcone(opcao)}
            />
            <Tile icone={opcao} cor={cor} tamanho={48} />
          </label>
        ))}
      </fieldset>
      <fieldset className={c['grupo']}>
        <legend>Cor</legend>
        {cores.map((opcao) => (
          <label key={opcao} className={c['opcao']}>
            <input
              type="radio"
              name={`${id}-cor`}
              aria-label={nomesDasCores[opcao]}
              checked={opcao === cor}
              onChange={() => aoMudarCor(opcao)}
            />
            <Tile icone={icone} cor={opcao} tamanho={48} />
          </label>
        ))}
      </fieldset>
    </>
  );
}
