import type { Canal, Compartilhado } from '@rateia/domain/compartilhar/link';
import { caminhoCompartilhado, linkDeCompartilhar } from '@rateia/domain/compartilhar/link';
import { textoDeCompartilhar } from '@rateia/domain/compartilhar/texto';
import { IconQrcode, IconShare2 } from '@tabler/icons-react';
import { useState } from 'react';
import { Botao } from '../base/botao.tsx';
import { BotaoCopiar } from '../base/botao-copiar.tsx';
import { QrCode } from '../pagamento/qr-code.tsx';
import c from './folha-compartilhar.module.css';
import { RedesDeCompartilhar } from './redes-de-compartilhar.tsx';

export interface ModosDeCompartilharProps {
  readonly que: Compartilhado;
  /** The name in the text: the service of a group, the name of a pool, the code of a referral. */
  readonly nome: string;
  /** The page it is shared from, which the link carries. */
  readonly fonte: string;
}

/** WhatsApp, Telegram, Facebook, X, a copied link, a QR code, or the device's own sheet (spec A§1, A§9). */
export function ModosDeCompartilhar({ que, nome, fonte }: ModosDeCompartilharProps) {
  const [comQr, setComQr] = useState(false);
  function link(canal: Canal): string {
    return linkDeCompartilhar(window.location.origin, { que, canal, fonte });
  }
  function texto(canal: Canal): string {
    return textoDeCompartilhar(canal, { tipo: que.tipo, nome });
  }
  const endereco = window.location.host + caminhoCompartilhado(que);
  return (
    <>
      <RedesDeCompartilhar link={link} texto={texto} />
      <div className={c['copia']}>
        <span>{endereco}</span>
        <BotaoCopiar texto={link('copiar')} nome="o link" aviso="Link copiado" />
      </div>
      <div className={c['outros']}>
        <Botao
          variante="linha"
          tamanho="sm"
          icone={<IconQrcode size={20} stroke={1.75} />}
          onClick={() => setComQr(!comQr)}
        >
          {comQr ? 'Esconder QR code' : 'Mostrar QR code'}
        </Botao>
        {'share' in navigator && (
          <Botao
            variante="linha"
            tamanho="sm"
            icone={<IconShare2 size={20} stroke={1.75} />}
            onClick={() => void peloAparelho({ text: texto('aparelho'), url: link('aparelho') })}
          >
            Mais opções
          </Botao>
        )}
      </div>
      {comQr && (
        <div className={c['qr']}>
          <QrCode
            texto={link('qrcode')}
            tamanho={220}
            rotulo={`QR code com o link de ${nome}`}
            emVezDele="Copie o link e envie."
          />
          <p>Aponte a câmera de outro celular para abrir.</p>
        </div>
      )}
    </>
  );
}

/** Closing the device's own sheet is no failure. */
async function peloAparelho(dados: ShareData): Promise<void> {
  try {
    await navigator.share(dados);
  } catch (erro) {
    if (!(erro instanceof DOMException)) throw erro;
  }
}
