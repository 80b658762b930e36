import type { RespostaDe } from '../../../lib/api-client.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import c from './novo-comunicado.module.css';

interface PreviaProps {
  readonly previa: RespostaDe<'preverComunicado'>;
  readonly agendado: boolean;
  readonly fazendo: boolean;
  readonly aoEnviar: () => void;
}

/** The text of an announcement, the number of its readers, and the button that sends it. */
export function PreviaDoComunicado({
  previa: { pessoas, titulo, paragrafos, botao },
  agendado,
  fazendo,
  aoEnviar,
}: PreviaProps) {
  return (
    <>
      <section className={c['previa']} aria-label="Como fica">
        <h3>{titulo}</h3>
        {paragrafos.map((paragrafo) => (
          <p key={paragrafo}>{paragrafo}</p>
        ))}
        {botao !== null && (
          <p>
            <b>{botao.rotulo}</b> leva a {botao.caminho}
          </p>
        )}
      </section>
      <p className={c['pessoas']} role="status">
        {pessoas === 1 ? 'Para 1 pessoa.' : `Para ${pessoas.toLocaleString('pt-BR')} pessoas.`}
      </p>
      <Botao desligado={pessoas === 0} fazendo={fazendo && 'Enviando'} onClick={aoEnviar}>
        {agendado ? 'Agendar comunicado' : 'Enviar agora'}
      </Botao>
    </>
  );
}
