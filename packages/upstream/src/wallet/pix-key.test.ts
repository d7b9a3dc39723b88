import { describe, expect, it } from 'vitest';
import { pixKeyOf, type PixKeyType } from './pix-key.ts';

describe('a Pix key', () => {
  it.each<[PixKeyType, string, string]>([
    ['cpf', '529.982.247-25', '52998224725'],
    ['email', ' Demo@Vitrine.example ', 'demo@vitrine.example'],
    ['phone', '(11) 98765-4321', '+5511987654321'],
    ['phone', '11 98765 4321', '+5511987654321'],
    ['phone', '+55 11 98765-4321', '+5511987654321'],
    ['phone', '5511987654321', '+5511987654321'],
    ['random', '71C7D9BE-4B85-4E43-9F1C-1F3B8B4E9A2D', '71c7d9be-4b85-4e43-9f1c-1f3b8b4e9a2d'],
  ])('WAL-09 of kind %s is read from %s', (type, text, key) => {
    expect(pixKeyOf(type, text)).toEqual({ type, key });
  });

  it.each<[PixKeyType, string]>([
    ['cpf', '52998224724'],
    ['cpf', 'demo@vitrine.example'],
    ['email', 'demo@'],
    ['phone', '(11) 3265-4321'],
    ['phone', 'onze 98765-4321'],
    ['phone', ''],
    ['random', '71c7d9be'],
    ['random', '11222333000181'],
  ])('WAL-09 of kind %s is not %s', (type, text) => {
    expect(pixKeyOf(type, text)).toBeNull();
  });

  it('is a phone number when it was said to be one, though it is a CPF too', () => {
    expect(pixKeyOf('phone', '51998259765')).toEqual({ type: 'phone', key: '+5551998259765' });
    expect(pixKeyOf('cpf', '51998259765')).toEqual({ type: 'cpf', key: '51998259765' });
  });
});
