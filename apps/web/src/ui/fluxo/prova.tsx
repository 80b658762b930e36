import { TAMANHO_PIN } from '@rateia/domain/cadastro/pin';
import type { MeioDeConfirmacao } from '@rateia/domain/sessao/confirmacao';
import { IconDeviceMobile, IconFingerprint, IconLifebuoy, IconMail } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Botao } from '../base/botao.tsx';
import { Nota } from '../base/nota.tsx';
import { CampoTexto } from '../formulario/campo-texto.tsx';
import { PinInput } from '../formulario/pin-input.tsx';
import c from './prova.module.css';

const TAMANHO_DO_APLICATIVO = 6;

const MEIOS: Record<MeioDeConfirmacao, { readonly trocar: string; readonly icone: typeof IconMail }> = {
  pin: { trocar: 'Usar o código do e-mail', icone: IconMail },
  aplicativo: { trocar: 'Usar o aplicativo autenticador', icone: IconDeviceMobile },
  chave: { trocar: 'Usar uma chave de acesso', icone: IconFingerprint },
  recuperacao: { trocar: 'Usar um código de recuperação', icone: IconLifebuoy },
};

interface ProvaProps {
  readonly meios: readonly MeioDeConfirmacao[];
  /** The address that the code was sent to, when one was. */
  readonly enviadoPara?: string | null | undefined;
  /** How long the code is good: "10 minutos". */
  readonly vale?: string;
  readonly aoProvar: (meio: MeioDeConfirmacao, codigo?: string) => void;
  readonly conferindo: boolean;
  readonly erro: string | undefined;
  readonly aoMudar: () => void;
  /** Under everything: another code, and the exit. */
  readonly rodape?: ReactNode;
  readonly acao?: string;
}

/** The proof of the person: one way is shown, the others are a button away. The typed code survives every error. */
export function Prova({
  meios,
  enviadoPara,
  vale = 'poucos minutos',
  aoProvar,
  conferindo,
  erro,
  aoMudar,
  rodape,
  acao = 'Confirmar',
}: ProvaProps) {
  const [escolhido, setEscolhido] = useState<MeioDeConfirmacao>();
  const [codigo, setCodigo] = useState('');
  const meio = escolhido ?? meios[0] ?? 'pin';
  function muda(novo: string): void {
    setCodigo(novo);
    if (erro !== undefined) aoMudar();
  }
  function confere(pronto: string): void {
    if (!conferindo && pronto !== '') aoProvar(meio, pronto);
  }
  return (
    <div className={c['prova']}>
      {meio === 'chave' ? (
        <>
          {erro !== undefined && (
            <Nota tom="danger" alerta>
              {erro}
            </Nota>
          )}
          <p className={c['apoio']}>O seu aparelho vai pedir a digital, o rosto ou o código da tela.</p>
          <Botao tamanho="lg" bloco fazendo={conferindo && 'Esperando a chave'} onClick={() => aoProvar('chave')}>
            Usar a chave de acesso
          </Botao>
        </>
      ) : (
        <>
          {meio === 'pin' && (
            <PinInput
              rotulo={`Código de ${TAMANHO_PIN} caracteres`}
              name="pin"
              value={codigo}
              onChange={muda}
              aoCompletar={confere}
              erro={erro}
              apoio={enviadoPara == null ? undefined : `Enviamos o código para ${enviadoPara}. Ele vale por ${vale}.`}
              autoFocus
            />
          )}
          {meio === 'aplicativo' && (
            <CampoTexto
              name="codigo"
              rotulo="Código do aplicativo"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={7}
              value={codigo}
              onChange={(novo) => {
                const digitos = novo.replace(/\D/g, '').slice(0, TAMANHO_DO_APLICATIVO);
                muda(digitos);
                if (digitos.length === TAMANHO_DO_APLICATIVO && digitos !== codigo) confere(digitos);
              }}
              aoEnter={() => confere(codigo)}
              erro={erro}
              apoio="Os seis números que o aplicativo autenticador mostra agora."
              autoFocus
            />
          )}
          {meio === 'recuperacao' && (
            <CampoTexto
              name="codigo"
              rotulo="Código de recuperação"
              autoComplete="off"
              maxLength={14}
              value={codigo}
              onChange={muda}
              aoEnter={() => confere(codigo)}
              erro={erro}
              apoio="Um dos dez códigos que você guardou. Cada um vale uma vez."
              autoFocus
            />
          )}
          <Botao tamanho="lg" bloco fazendo={conferindo && 'Conferindo'} onClick={() => confere(codigo)}>
            {acao}
          </Botao>
        </>
      )}
      {meios
        .filter((outro) => outro !== meio)
        .map((outro) => {
          const { trocar, icone: Icone } = MEIOS[outro];
          return (
            <Botao
              key={outro}
              variante="linha"
              bloco
              icone={<Icone size={20} stroke={1.75} aria-hidden="true" />}
              onClick={() => {
                setEscolhido(outro);
                muda('');
              }}
            >
              {trocar}
            </Botao>
          );
        })}
      {rodape}
    </div>
  );
}
