import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { classes, classesDoMantine } from '../base/classes-do-mantine.ts';
import c from './campo.module.css';
import { ErroDito } from './erro-dito.tsx';

/** The properties that every field takes, and that `formulario.campo(nome)` gives. */
export interface CampoProps {
  readonly rotulo: ReactNode;
  /** The sentence of the spec, under the field. */
  readonly erro?: ReactNode;
  /** A help under the field while there is no error. */
  readonly apoio?: ReactNode;
  readonly placeholder?: string;
  readonly desligado?: boolean;
  readonly autoFocus?: boolean;
  readonly id?: string;
  readonly name?: string;
  readonly onBlur?: () => void;
}

interface MolduraProps extends CampoProps {
  /** The typed or chosen value. */
  readonly escrito: unknown;
  /** Inside of the field, before the text and after it. */
  readonly inicio?: ReactNode;
  readonly fim?: ReactNode;
  /** `area` has several lines, `escolha` opens a list: its end lets the press through. */
  readonly forma?: 'linha' | 'area' | 'escolha';
  /** In the size of an amount. */
  readonly grande?: boolean;
  /** Dresses what stands inside. */
  readonly vestes?: { readonly entrada?: string | undefined; readonly lado?: string | undefined };
  /** Draws the input itself, out of the properties that the frame decides. */
  readonly children: (entrada: PropriedadesDoCampo) => ReactNode;
}

interface PropriedadesDoCampo {
  readonly id: string;
  readonly className: string;
  readonly name: string | undefined;
  readonly placeholder: string | undefined;
  readonly disabled: boolean;
  readonly autoFocus: boolean;
  readonly onBlur: (() => void) | undefined;
  readonly 'data-error': true | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

const m = classesDoMantine.campo;

/** The frame of every field: its label, its icons, its help, and its error. */
export function MolduraDoCampo({
  escrito,
  inicio,
  fim,
  forma = 'linha',
  grande = false,
  vestes = {},
  children,
  ...campo
}: MolduraProps) {
  const gerado = useId();
  const id = campo.id ?? gerado;
  const erro = ouNada(campo.erro);
  const apoio = erro === undefined ? ouNada(campo.apoio) : undefined;
  const abaixo = erro === undefined ? `${id}-apoio` : `${id}-erro`;
  const temErro = erro === undefined ? undefined : true;
  return (
    <div className={m.root} data-grande={grande || undefined}>
      <label className={classes(m.label, c['rotulo'])} htmlFor={id}>
        {campo.rotulo}
      </label>
      <div
        className={classes(m.wrapper, c['moldura'])}
        data-multiline={forma === 'area' || undefined}
        data-pointer={forma === 'escolha' || undefined}
        data-with-left-section={ouNada(inicio) === undefined ? undefined : true}
        data-with-right-section={ouNada(fim) === undefined ? undefined : true}
      >
        <Lado onde="left" veste={vestes.lado}>
          {inicio}
        </Lado>
        {children({
          id,
          className: classes(m.input, c['entrada'], vestes.entrada),
          name: campo.name,
          placeholder: campo.placeholder,
          disabled: campo.desligado === true,
          autoFocus: campo.autoFocus === true,
          onBlur: campo.onBlur,
          'data-error': temErro,
          'aria-invalid': temErro,
          'aria-describedby': temErro || apoio !== undefined ? abaixo : undefined,
        })}
        <Lado onde="right" veste={vestes.lado}>
          {fim}
        </Lado>
      </div>
      {apoio !== undefined && (
        <p id={abaixo} className={classes(m.description, c['apoio'])}>
          {apoio}
        </p>
      )}
      {erro !== undefined && (
        <p id={abaixo} className={classes(m.error, c['erro'])}>
          <IconAlertCircle size={16} stroke={1.75} aria-hidden="true" />
          <span>{erro}</span>
        </p>
      )}
      <ErroDito campo={id} erro={erro} escrito={escrito} />
    </div>
  );
}

interface LadoProps {
  readonly onde: 'left' | 'right';
  readonly veste: string | undefined;
  readonly children: ReactNode;
}

function Lado({ onde, veste, children }: LadoProps) {
  if (ouNada(children) === undefined) return null;
  return (
    <div className={classes(m.section, c['lado'], veste)} data-position={onde}>
      {children}
    </div>
  );
}

/** Empty words are none: a refusal that was taken back leaves no line. */
function ouNada(parte: ReactNode): ReactNode | undefined {
  return parte === null || parte === false || parte === '' ? undefined : parte;
}
