import { CampoArea } from '../../../../ui/formulario/campo-area.tsx';
import { CampoSenha } from '../../../../ui/formulario/campo-senha.tsx';
import { CampoTexto } from '../../../../ui/formulario/campo-texto.tsx';
import type { CampoDeAcesso } from '../envio.ts';

interface CampoDoEnvioProps {
  /** `recado`: what one member alone reads. */
  readonly nome: CampoDeAcesso | 'recado';
  /** Of a `recado`: whose. */
  readonly para?: string;
  readonly value: string;
  readonly onChange: (valor: string) => void;
  readonly erro: string | undefined;
  readonly name: string;
}

/** One of the fields that a form of access asks for. */
export function CampoDoEnvio({ nome, para = '', ...campo }: CampoDoEnvioProps) {
  switch (nome) {
    case 'login':
      return <CampoTexto {...campo} rotulo="E-mail ou usuário" maxLength={254} autoComplete="off" />;
    case 'senha':
      return <CampoSenha {...campo} rotulo="Senha do serviço" autoComplete="new-password" maxLength={254} />;
    case 'codigo':
      return <CampoTexto {...campo} rotulo="Código de ativação" maxLength={254} autoComplete="off" />;
    case 'link':
      return (
        <CampoTexto
          {...campo}
          rotulo="Endereço (opcional)"
          tipo="url"
          inputMode="url"
          placeholder="https://"
          maxLength={500}
          autoComplete="off"
        />
      );
    case 'recado':
      return (
        <CampoArea
          {...campo}
          rotulo={`Recado para ${para} (opcional)`}
          maxLength={2000}
          linhas={3}
          placeholder="O perfil a usar, o que aceitar, até quando vale"
        />
      );
    case 'instrucoes':
      return (
        <CampoArea
          {...campo}
          rotulo="Como entrar"
          maxLength={2000}
          linhas={4}
          placeholder="Perfil de cada um, passos, cuidados"
        />
      );
  }
}
