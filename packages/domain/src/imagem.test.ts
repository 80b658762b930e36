import { describe, expect, it } from 'vitest';
import { problemaDoArquivo } from './imagem.ts';

describe('Uploaded images (spec A§5)', () => {
  it.each(['a.jpg', 'a.png', 'a.jpeg', 'a.heic', 'IMG_0001.HEIC', 'foto.de.frente.JpG'])('takes %s', (nome) => {
    expect(problemaDoArquivo({ nome, tamanho: 1 })).toBeUndefined();
  });
  it.each(['a', 'jpg', '.jpg', 'a.', 'a.gif', 'a.svg', 'a.jpg.exe', 'a.heif', ''])('refuses the name "%s"', (nome) => {
    expect(problemaDoArquivo({ nome, tamanho: 1 })).toBe('imagemExtensao');
  });
  it('takes 5 MB and not one byte more', () => {
    expect(problemaDoArquivo({ nome: 'a.png', tamanho: 5_242_880 })).toBeUndefined();
    expect(problemaDoArquivo({ nome: 'a.png', tamanho: 5_242_881 })).toBe('arquivoGrandeDemais');
    expect(problemaDoArquivo({ nome: 'a.png', tamanho: 0 })).toBe('imagemVazia');
  });
});
