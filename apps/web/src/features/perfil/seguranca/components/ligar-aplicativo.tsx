import { useState } from 'react';
import { Botao } from '../../../../ui/base/botao.tsx';
import { BotaoCopiar } from '../../../../ui/base/botao-copiar.tsx';
import { Dialogo } from '../../../../ui/dialogo/dialogo.tsx';
import { CampoTexto } from '../../../../ui/formulario/campo-texto.tsx';
import { QrCode } from '../../../../ui/pagamento/qr-code.tsx';
import { useConfirmarAplicativo } from '../mutations.ts';
import c from './seguranca.module.css';

const TAMANHO = 6;

interface LigarAplicativoProps {
  readonly dados: { readonly segredo: string; readonly uri: string };
  readonly aoLigar: (codigos: readonly string[] | null) => void;
  readonly aoFechar: () => void;
}

/** The secret as a QR code and in letters, and the first code that shows that the app has it. */
export function LigarAplicativo({ dados: { segredo, uri }, aoLigar, aoFechar }: LigarAplicativoProps) {
  const [codigo, setCodigo] = useState('');
  const [recusa, setRecusa] = useState<string>();
  const confirmar = useConfirmarAplicativo(aoLigar, setRecusa);
  function enviar(pronto: string): void {
    if (pronto.length < TAMANHO) setRecusa('Digite os seis números que o aplicativo mostra.');
    else if (!confirmar.isPending) confirmar.mutate({ body: { codigo: pronto } });
  }
  return (
    <Dialogo aberto titulo="Ativar o aplicativo autenticador" aoFechar={aoFechar}>
      <form
        className={c['form']}
        onSubmit={(evento) => {
          evento.preventDefault();
          enviar(codigo);
        }}
        noValidate
      >
        <p>Abra o seu aplicativo autenticador, adicione uma conta e aponte a câmera para o código.</p>
        <div className={c['qr']}>
          <QrCode
            texto={uri}
            tamanho={200}
            rotulo="QR code para o aplicativo autenticador"
            emVezDele="Copie a chave para o aplicativo."
          />
        </div>
        <p className={c['segredo']}>
          No mesmo celular? Copie a chave: <code>{segredo.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
        <BotaoCopiar texto={segredo} nome="chave do aplicativo" aviso="Chave copiada" />
        <CampoTexto
          name="codigo"
          rotulo="Código que o aplicativo mostra"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          value={codigo}
          onChange={(novo) => {
            setCodigo(novo.replace(/\D/g, '').slice(0, TAMANHO));
            setRecusa(undefined);
          }}
          erro={recusa}
        />
        <Botao tipo="submit" tamanho="lg" bloco fazendo={confirmar.isPending && 'Conferindo'}>
          Ativar a verificação
        </Botao>
        <Botao variante="texto" bloco onClick={aoFechar}>
          Deixar para depois
        </Botao>
      </form>
    </Dialogo>
  );
}
