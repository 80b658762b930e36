import { obrigatorio, telefone } from '@rateia/domain/validacao';
import { paths } from '../../../../lib/paths.ts';
import { Nota } from '../../../../ui/base/nota.tsx';
import { PassoFluxo } from '../../../../ui/fluxo/passo-fluxo.tsx';
import { CampoTelefone } from '../../../../ui/formulario/campo-mascara.tsx';
import { useFormulario } from '../../../../ui/formulario/use-formulario.ts';

const campos = { telefone: { nome: 'Telefone', regras: [obrigatorio, telefone] } } as const;

/** The form of a number, and how the server refuses it: under its field, or above it. */
export function useNumeroDoTelefone() {
  return useFormulario({ iniciais: { telefone: '' }, campos, preguicoso: true });
}

interface NumeroDoTelefoneProps {
  readonly formulario: ReturnType<typeof useNumeroDoTelefone>;
  readonly pergunta: string;
  readonly apoio: string;
  readonly rotulo: string;
  readonly passo?: { readonly passo: number; readonly de: number };
  readonly enviando: boolean;
  readonly recusa: string | undefined;
  readonly aoEnviar: (telefone: string) => void;
}

/** One question: the number to which a code goes by SMS. */
export function NumeroDoTelefone(props: NumeroDoTelefoneProps) {
  const { formulario, pergunta, apoio, rotulo, passo, enviando, recusa, aoEnviar } = props;
  return (
    <PassoFluxo
      pergunta={pergunta}
      apoio={apoio}
      {...passo}
      voltar={paths.perfil()}
      acao="Enviar código por SMS"
      fazendo={enviando && 'Enviando o código'}
      aoContinuar={formulario.enviar((valores) => aoEnviar(valores.telefone))}
    >
      {recusa !== undefined && (
        <Nota tom="danger" alerta>
          {recusa}
        </Nota>
      )}
      <CampoTelefone {...formulario.campo('telefone')} rotulo={rotulo} placeholder="(11) 98888-7777" autoFocus />
    </PassoFluxo>
  );
}
