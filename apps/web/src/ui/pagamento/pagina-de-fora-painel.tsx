import { IconCheck, IconExternalLink, IconRefresh } from '@tabler/icons-react';
import { Botao } from '../base/botao.tsx';
import { Valor } from '../dinheiro/valor.tsx';
import c from './cartao-painel.module.css';
import p from './pagina-de-fora-painel.module.css';
import { QrCode } from './qr-code.tsx';

export type EstadoPaginaDeFora = 'preparando' | 'aguardando' | 'emAnalise' | 'pago' | 'expirado';

interface PaginaDeForaPainelProps {
  /** Integer centavos. */
  readonly valor: number;
  /** The company on whose page it is paid. */
  readonly onde: string;
  readonly estado: EstadoPaginaDeFora;
  /** Null until the page is there. */
  readonly href: string | null;
  /** The text of a code that the company's application reads: it stands on a desk, where the phone is another device. */
  readonly codigo?: string | null;
  /** The last try there was refused, and the person may choose another means on the same page. */
  readonly recusado?: boolean;
  readonly aoGerarNovo: () => void;
  readonly gerando?: boolean;
}

/** A payment that is made on the page of another company: the way there, and the outcome when the person is back. */
export function PaginaDeForaPainel(props: PaginaDeForaPainelProps) {
  const { valor, onde, estado, href, codigo = null, recusado = false, aoGerarNovo, gerando } = props;
  return (
    <section className={c['painel']} aria-label={`Pagamento com ${onde}`}>
      <div className={c['cabeca']}>
        <div>
          <p className={c['apoio']}>Valor no {onde}</p>
          <Valor valor={valor} tamanho="xl" />
        </div>
        {estado === 'pago' && <IconCheck size={36} stroke={2} aria-hidden="true" />}
      </div>
      <div role="status" className={c['regiao']}>
        {estado === 'preparando' && (
          <p>
            <b>Abrindo a página do {onde}.</b> Leva alguns segundos.
          </p>
        )}
        {estado === 'emAnalise' && (
          <p>
            <b>O {onde} está analisando o seu pagamento.</b> Você não precisa pagar de novo. Esta tela muda sozinha.
          </p>
        )}
        {estado === 'aguardando' && recusado && (
          <p>
            <b>O {onde} recusou esse jeito de pagar.</b> Nenhum valor foi cobrado. Volte lá e escolha outro.
          </p>
        )}
        {estado === 'pago' && (
          <p>
            <b>Pagamento confirmado.</b> O {onde} confirmou o seu pagamento.
          </p>
        )}
      </div>
      {estado === 'aguardando' && href !== null && (
        <div className={c['recusa']}>
          <p>
            Você paga na página do {onde} e volta para cá. Esta tela muda sozinha quando o pagamento for confirmado.
          </p>
          <Botao tamanho="lg" href={href} iconeDepois={<IconExternalLink size={20} stroke={1.75} />}>
            Ir para o {onde}
          </Botao>
          {codigo !== null && (
            <div className={p['codigo']}>
              <QrCode
                texto={codigo}
                tamanho={220}
                rotulo={`QR code do ${onde}, a mesma página do botão`}
                emVezDele={`Use o botão para ir ao ${onde}.`}
              />
              <p className={c['apoio']}>Ou aponte a câmera do celular, no aplicativo do {onde}.</p>
            </div>
          )}
        </div>
      )}
      {estado === 'expirado' && (
        <div className={c['recusa']} role="alert">
          <h2>O tempo deste pagamento acabou</h2>
          <p>Se você pagou, espere: o {onde} ainda pode confirmar.</p>
          <Botao
            icone={<IconRefresh size={20} stroke={1.75} />}
            fazendo={gerando === true && 'Abrindo'}
            onClick={aoGerarNovo}
          >
            Pagar de novo
          </Botao>
        </div>
      )}
    </section>
  );
}
