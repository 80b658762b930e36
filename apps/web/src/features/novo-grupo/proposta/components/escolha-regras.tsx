import { IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Botao } from '../../../../ui/base/botao.tsx';
import { BotaoIcone } from '../../../../ui/base/botao-icone.tsx';
import { CampoTexto } from '../../../../ui/formulario/campo-texto.tsx';
import { despachar } from '../../fluxo.ts';
import { MAXIMO_DA_REGRA, MAXIMO_DE_REGRAS } from '../../rascunho.ts';
import { REGRAS_SUGERIDAS } from '../../textos.ts';
import c from './escolha.module.css';

/** The rules of the group: suggestions to switch on, and the administrator's own. */
export function EscolhaRegras({ regras }: { readonly regras: readonly string[] }) {
  const [nova, setNova] = useState('');
  const proprias = regras.filter((regra) => !(REGRAS_SUGERIDAS as readonly string[]).includes(regra));
  const cheia = regras.length >= MAXIMO_DE_REGRAS;
  function acrescentar(): void {
    const regra = nova.trim();
    if (regra !== '' && !cheia && !regras.includes(regra)) despachar({ tipo: 'alternarRegra', regra });
    setNova('');
  }
  return (
    <fieldset className={c['grupo']}>
      <legend>Regras do grupo</legend>
      <div className={c['chips']}>
        {REGRAS_SUGERIDAS.map((regra) => (
          <button
            key={regra}
            type="button"
            aria-pressed={regras.includes(regra)}
            disabled={cheia && !regras.includes(regra)}
            onClick={() => despachar({ tipo: 'alternarRegra', regra })}
          >
            {regra}
          </button>
        ))}
      </div>
      {proprias.length > 0 && (
        <ul className={c['proprias']}>
          {proprias.map((regra) => (
            <li key={regra}>
              <span>{regra}</span>
              <BotaoIcone
                rotulo={`Tirar a regra "${regra}"`}
                onClick={() => despachar({ tipo: 'alternarRegra', regra })}
              >
                <IconX size={20} stroke={1.75} />
              </BotaoIcone>
            </li>
          ))}
        </ul>
      )}
      <div className={c['nova']}>
        <CampoTexto
          rotulo="Sua própria regra"
          value={nova}
          onChange={setNova}
          aoEnter={acrescentar}
          maxLength={MAXIMO_DA_REGRA}
          desligado={cheia}
          apoio={cheia ? `Um grupo tem no máximo ${MAXIMO_DE_REGRAS} regras.` : undefined}
          autoComplete="off"
        />
        <Botao
          variante="suave"
          icone={<IconPlus size={20} stroke={1.75} />}
          desligado={cheia || nova.trim() === ''}
          onClick={acrescentar}
        >
          Acrescentar
        </Botao>
      </div>
    </fieldset>
  );
}
