import * as chamadas from '@rateia/contracts/chamadas';
import { ERROS } from '@rateia/contracts/erros';
import { LIMITE_DA_IMAGEM, problemaDoArquivo } from '@rateia/domain/imagem';
import { IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { useUpload } from '../../../../lib/use-upload.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { FiguraDaCampanha } from '../../../../ui/campanha/figura-da-campanha.tsx';
import { recados } from '../../../../ui/dialogo/recados.ts';
import c from './campanha.module.css';
import type { Campanha } from './campanha.ts';
import { useGuardarCampanha } from './mutations-da-campanha.ts';

const NOMES = { desktop: 'Imagem de computador', mobile: 'Imagem de celular' } as const;
const MEDIDAS = { desktop: '1280 × 720, na horizontal', mobile: '960 × 720, na horizontal' } as const;

interface ImagemProps {
  readonly campanha: Campanha;
  readonly tamanho: 'desktop' | 'mobile';
  readonly edita: boolean;
}

/** One of the two pictures: sent as soon as it is chosen, and written anew by the server. */
export function Imagem({ campanha, tamanho, edita }: ImagemProps) {
  const guardar = useGuardarCampanha();
  const entrada = useRef<HTMLInputElement>(null);
  const { enviar, enviando, erro, setErro } = useUpload(chamadas.createImagemDaCampanha, async (nova) => {
    await guardar(nova);
    recados.mostrar('Imagem trocada');
  });
  function escolher(arquivo: File | undefined): void {
    if (arquivo === undefined) return;
    const problema = problemaDoArquivo({ nome: arquivo.name, tamanho: arquivo.size });
    setErro(problema === undefined ? undefined : ERROS[problema].message);
    if (problema === undefined) enviar({ arquivo, campos: { tamanho }, params: { id: campanha.id } });
  }
  return (
    <div className={c['imagem']} data-tamanho={tamanho}>
      <h3>{NOMES[tamanho]}</h3>
      <FiguraDaCampanha imagens={campanha.imagens} tamanho={tamanho} />
      {edita && (
        <>
          <input
            ref={entrada}
            className={c['entrada']}
            type="file"
            accept="image/jpeg,image/png,image/heic,.jpg,.jpeg,.png,.heic"
            aria-label={NOMES[tamanho]}
            tabIndex={-1}
            onChange={(evento) => {
              escolher(evento.currentTarget.files?.[0]);
              evento.currentTarget.value = '';
            }}
          />
          <Botao
            variante="suave"
            tamanho="sm"
            icone={<IconUpload size={20} stroke={1.75} />}
            rotulo={`Enviar ${NOMES[tamanho].toLocaleLowerCase('pt-BR')}`}
            fazendo={enviando && 'Enviando'}
            onClick={() => entrada.current?.click()}
          >
            Enviar imagem
          </Botao>
          <p
            className={c['apoio']}
            role={erro === undefined ? undefined : 'alert'}
            data-erro={erro !== undefined || undefined}
          >
            {erro ?? `${MEDIDAS[tamanho]}. JPG, PNG ou HEIC, até ${LIMITE_DA_IMAGEM}.`}
          </p>
        </>
      )}
    </div>
  );
}
