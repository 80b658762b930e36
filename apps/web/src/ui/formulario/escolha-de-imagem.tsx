import { IconAlertCircle, IconCamera, IconPhoto, IconPhotoCheck } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Botao } from '../base/botao.tsx';
import c from './escolha-de-imagem.module.css';

const TIPOS = 'image/jpeg,image/png,image/heic,.jpg,.jpeg,.png,.heic';

interface EscolhaDeImagemProps {
  /** The object of the photograph: "Frente do documento". */
  readonly rotulo: string;
  readonly imagem: File | undefined;
  readonly aoEscolher: (imagem: File) => void;
  /** The camera that a phone opens. */
  readonly camera: 'environment' | 'user';
  readonly erro: string | undefined;
  readonly enviando: boolean;
  readonly fracao: number;
}

/** A picture from the camera or from the files, seen before it is sent. Everything works by the file alone. */
export function EscolhaDeImagem(props: EscolhaDeImagemProps) {
  const { rotulo, imagem, aoEscolher, camera, erro, enviando, fracao } = props;
  const id = useId();
  const daCamera = useRef<HTMLInputElement>(null);
  const doArquivo = useRef<HTMLInputElement>(null);
  const previa = usePrevia(imagem);
  return (
    <fieldset className={c['escolha']} aria-label={rotulo} aria-describedby={erro === undefined ? undefined : id}>
      <div className={c['quadro']} data-vazio={imagem === undefined || undefined}>
        {previa.url === undefined ? (
          <div className={c['semPrevia']}>
            {imagem === undefined ? <IconPhoto size={40} stroke={1.5} /> : <IconPhotoCheck size={40} stroke={1.5} />}
            <p>{imagem === undefined ? 'Nenhuma foto ainda' : imagem.name}</p>
          </div>
        ) : (
          <img src={previa.url} alt={`Sua foto: ${rotulo.toLowerCase()}`} onError={previa.aoFalhar} />
        )}
      </div>
      {enviando && (
        <progress className={c['progresso']} value={fracao} max={1} aria-label="Envio da foto">
          {`${Math.round(fracao * 100)}%`}
        </progress>
      )}
      {erro !== undefined && (
        <p className={c['erro']} id={id} role="alert">
          <IconAlertCircle size={16} stroke={1.75} aria-hidden="true" />
          <span>{erro}</span>
        </p>
      )}
      <div className={c['botoes']}>
        <span className={c['soToque']}>
          <Botao
            variante="suave"
            bloco
            icone={<IconCamera size={20} stroke={1.75} />}
            desligado={enviando}
            onClick={() => daCamera.current?.click()}
          >
            {imagem === undefined ? 'Tirar foto' : 'Tirar outra'}
          </Botao>
        </span>
        <Botao
          variante="linha"
          bloco
          icone={<IconPhoto size={20} stroke={1.75} />}
          desligado={enviando}
          onClick={() => doArquivo.current?.click()}
        >
          {imagem === undefined ? 'Escolher arquivo' : 'Trocar o arquivo'}
        </Botao>
      </div>
      <Entrada entrada={daCamera} rotulo={`${rotulo}, pela câmera`} captura={camera} aoEscolher={aoEscolher} />
      <Entrada entrada={doArquivo} rotulo={`${rotulo}, arquivo`} aoEscolher={aoEscolher} />
    </fieldset>
  );
}

interface EscolhaDeArquivoProps {
  readonly entrada: React.RefObject<HTMLInputElement | null>;
  readonly rotulo: string;
  readonly captura?: 'environment' | 'user';
  readonly aoEscolher: (imagem: File) => void;
}

/** Behind the buttons: a file field looks and reads differently in every browser. */
function Entrada({ entrada, rotulo, captura, aoEscolher }: EscolhaDeArquivoProps) {
  return (
    <input
      ref={entrada}
      type="file"
      hidden
      tabIndex={-1}
      aria-label={rotulo}
      accept={TIPOS}
      {...(captura === undefined ? {} : { capture: captura })}
      onChange={({ currentTarget }) => {
        const [arquivo] = currentTarget.files ?? [];
        // The same file may be chosen again after an error.
        currentTarget.value = '';
        if (arquivo !== undefined) aoEscolher(arquivo);
      }}
    />
  );
}

/** The picture as the browser shows it; nothing for one that it cannot open. */
function usePrevia(imagem: File | undefined) {
  const [previa, setPrevia] = useState<{ readonly imagem: File; readonly url: string }>();
  useEffect(() => {
    if (imagem === undefined) return undefined;
    const url = URL.createObjectURL(imagem);
    setPrevia({ imagem, url });
    return () => URL.revokeObjectURL(url);
  }, [imagem]);
  return {
    url: previa !== undefined && previa.imagem === imagem ? previa.url : undefined,
    aoFalhar: () => setPrevia(undefined),
  };
}
