import type { SlugDaLoteria } from '@rateia/domain/loterias/loteria';
import { LOTERIAS } from '@rateia/domain/loterias/loterias';
import { IconPlus } from '@tabler/icons-react';
import { Botao } from '../../../ui/base/botao.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { CampoEscolha } from '../../../ui/formulario/campo-escolha.tsx';
import { CampoTexto } from '../../../ui/formulario/campo-texto.tsx';
import c from './boloes.module.css';
import type { ConcursoDigitado, ParteDaMontagem } from './montagem.ts';
import { concursoDe, ehDeDezenas } from './montagem.ts';

const TODAS = Object.values(LOTERIAS).map(({ slug, nome }) => ({ valor: slug, rotulo: nome }));

/** The lotteries of a pool, each with its concurso and its day; the hours are typed where the calendar knows none. */
export function ConcursosDaMontagem({ montagem: { concursos, apostas }, aoMudar }: ParteDaMontagem) {
  const livres = TODAS.filter(({ valor }) => concursos.every(({ loteria }) => loteria !== valor));
  const [proxima] = livres;
  function trocar(qual: ConcursoDigitado, parte: Partial<ConcursoDigitado>): void {
    const novos = concursos.map((concurso) => (concurso === qual ? { ...concurso, ...parte } : concurso));
    const primeira = novos[0]?.loteria;
    const soEscreve = primeira !== undefined && !ehDeDezenas(primeira);
    aoMudar({ concursos: novos, apostas: soEscreve ? 'escrever' : apostas });
  }
  return (
    <Cartao titulo="1. Loteria e concurso">
      <div className={c['pilha']}>
        {concursos.map((concurso) => (
          <Concurso
            key={concurso.loteria}
            concurso={concurso}
            opcoes={TODAS.filter(({ valor }) => valor === concurso.loteria || livres.some((o) => o.valor === valor))}
            aoTrocar={(parte) => trocar(concurso, parte)}
            {...(concursos.length > 1 && {
              aoTirar: () => aoMudar({ concursos: concursos.filter((outro) => outro !== concurso) }),
            })}
          />
        ))}
        {proxima !== undefined && (
          <Botao
            variante="linha"
            tamanho="sm"
            icone={<IconPlus size={20} stroke={1.75} />}
            onClick={() => aoMudar({ concursos: [...concursos, concursoDe(proxima.valor)] })}
          >
            Juntar outra loteria
          </Botao>
        )}
      </div>
    </Cartao>
  );
}

interface ConcursoProps {
  readonly concurso: ConcursoDigitado;
  readonly opcoes: readonly { readonly valor: SlugDaLoteria; readonly rotulo: string }[];
  readonly aoTrocar: (parte: Partial<ConcursoDigitado>) => void;
  readonly aoTirar?: () => void;
}

function Concurso({ concurso, opcoes, aoTrocar, aoTirar }: ConcursoProps) {
  const { loteria, concurso: numero, dia, apostasAte, sorteioAs } = concurso;
  return (
    <fieldset className={c['grupo']} aria-label={LOTERIAS[loteria].nome}>
      <div className={c['pares']}>
        <CampoEscolha
          rotulo="Loteria"
          value={loteria}
          onChange={(valor) => aoTrocar({ loteria: valor, escritas: '' })}
          opcoes={opcoes}
        />
        <CampoTexto
          rotulo="Concurso"
          inputMode="numeric"
          value={numero}
          onChange={(texto) => aoTrocar({ concurso: texto })}
          autoComplete="off"
        />
        <CampoTexto rotulo="Dia do sorteio" tipo="date" value={dia} onChange={(texto) => aoTrocar({ dia: texto })} />
      </div>
      <details className={c['dobra']}>
        <summary>Informar os horários</summary>
        <div className={c['pares']}>
          <CampoTexto
            rotulo="Apostas até"
            apoio="Como 19:00, de Brasília. Em branco, vale o calendário da loteria."
            value={apostasAte}
            onChange={(texto) => aoTrocar({ apostasAte: texto })}
            autoComplete="off"
          />
          <CampoTexto
            rotulo="Sorteio às"
            apoio="Como 21:00."
            value={sorteioAs}
            onChange={(texto) => aoTrocar({ sorteioAs: texto })}
            autoComplete="off"
          />
        </div>
      </details>
      {aoTirar !== undefined && (
        <Botao variante="texto" tamanho="sm" onClick={aoTirar}>
          {`Tirar ${LOTERIAS[loteria].nome}`}
        </Botao>
      )}
    </fieldset>
  );
}
