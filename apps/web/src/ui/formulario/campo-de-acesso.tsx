import { CampoArea } from './campo-area.tsx';
import { CampoSenha } from './campo-senha.tsx';
import { CampoTexto } from './campo-texto.tsx';

/** The fields of the access to a group (spec 2, §3 forms of access). */
export type CampoDoAcesso = 'login' | 'senha' | 'codigo' | 'cookie' | 'link' | 'instrucoes';

interface CampoDeAcessoProps {
  /** `recado`: what one member alone reads. */
  readonly nome: CampoDoAcesso | 'recado';
  /** Of a `recado`: whose. */
  readonly para?: string;
  readonly value: string;
  readonly onChange: (valor: string) => void;
  readonly erro: string | undefined;
  readonly name: string;
}

/** One of the fields that a form of access asks for. */
export function CampoDeAcesso({ nome, para = '', ...campo }: CampoDeAcessoProps) {
  switch (nome) {
    case 'login':
      return <CampoTexto {...campo} rotulo="E-mail ou usuário" maxLength={254} autoComplete="off" />;
    case 'senha':
      return <CampoSenha {...campo} rotulo="Senha do serviço" autoComplete="new-password" maxLength={254} />;
    case 'codigo':
      return <CampoTexto {...campo} rotulo="Código de ativação" maxLength={254} autoComplete="off" />;
    case 'cookie':
      return (
        <CampoArea
          {...campo}
          rotulo="Cookie da sessão"
          maxLength={254}
          linhas={4}
          apoio="Copie só o cookie deste serviço. Quem tem o cookie entra sem senha: troque-o quando alguém sair."
        />
      );
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
